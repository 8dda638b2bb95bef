import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { VitePWA } from 'vite-plugin-pwa';
import { offline } from './scripts/offline';
import { installable } from './scripts/installable';
import { shelfWords } from './scripts/shelf-words';

/** Where the Python server listens while the client is being worked on. */
const SERVER = process.env.SYLVARIUM_SERVER ?? 'http://127.0.0.1:8000';

/** The folder of files that needs no server (`make site`) lies beside what a server hands out. */
const SITE = process.env.VITE_SITE === '1';
const CLIENT = SITE ? '../dist/site' : '../src/sylvarium/server/client';

export default defineConfig(({ mode }) => ({
  base: SITE ? './' : '/',
  plugins: [
    svelte(),
    icons({ compiler: 'svelte', scale: 1 }),
    shelfWords(),
    {
      name: 'offline',
      apply: 'build',
      closeBundle: { order: 'pre', sequential: true, handler: () => offline(CLIENT, SITE) },
    },
    VitePWA(installable(CLIENT)),
  ],
  worker: { format: 'es' },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: CLIENT,
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
