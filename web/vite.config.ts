import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { shelfWords } from './scripts/shelf-words';

/** Where the Python server listens while the client is being worked on. */
const SERVER = process.env.SYLVARIUM_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 }), shelfWords()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/sylvarium/server/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
