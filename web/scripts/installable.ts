/**
 * The client as something that can be installed and works without a line.
 *
 * Kept at the first visit: what the shelf needs. Everything else is kept when it has been loaded; what tables on a
 * device need is loaded when somebody wants it (`src/device`). A new version takes over when somebody says so.
 */
import { readFileSync } from 'node:fs';
import type { VitePWAOptions } from 'vite-plugin-pwa';

const ASSETS = 'sylvarium-assets'; // also in src/device/kept.ts
const OFFLINE = 'sylvarium-offline';
const MONTH = 30 * 24 * 3600;

const SHELF = [
  'index.html',
  'src/pages/Home.svelte',
  ...['en', 'fr'].flatMap((language) => [
    `src/words/${language}.ftl?raw`,
    `../src/sylvarium/words/${language}.ftl?raw`,
  ]),
];

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The files that the shelf consists of, as the build has named them. */
function shelfOf(client: string): Set<string> {
  const chunks = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const found = new Set<string>();
  const take = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`${key} is not in the build; is it still called so?`);
    if (found.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    chunk.imports?.forEach(take);
  };
  SHELF.forEach(take);
  return found;
}

export const installable = (client: string): Partial<VitePWAOptions> => ({
  registerType: 'prompt',
  injectRegister: null,
  manifestFilename: 'manifest.json',
  manifest: {
    name: 'Sylvarium',
    short_name: 'Sylvarium',
    description: 'Five modern board games on one table: with friends by a link, or against bots, also offline.',
    display: 'standalone',
    background_color: '#f4eedd',
    theme_color: '#f4eedd',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['index.html', 'icon.svg', 'offline/games.json', 'assets/*.{js,css}', 'assets/*-latin-wght-*.woff2'],
    manifestTransforms: [
      (entries) => {
        const shelf = shelfOf(client);
        const code = /^assets\/.*\.(js|css)$/;
        return { manifest: entries.filter(({ url }) => !code.test(url) || shelf.has(url)), warnings: [] };
      },
    ],
    navigateFallbackDenylist: [/\/api\//, /\/metrics$/, /\/health$/, /\/offline\//, /\/wasm\//],
    clientsClaim: true,
    importScripts: ['push.js'],
    runtimeCaching: [
      {
        urlPattern: /\/assets\/(?!.*\.gz$)/, // what is packed beside them is kept unpacked, by the page
        handler: 'CacheFirst',
        options: { cacheName: ASSETS, expiration: { maxEntries: 400, maxAgeSeconds: 6 * MONTH } },
      },
      {
        urlPattern: /\/offline\/.*\.(gz|js)$/,
        handler: 'CacheFirst',
        options: { cacheName: OFFLINE, expiration: { maxEntries: 24, maxAgeSeconds: 12 * MONTH } },
      },
      {
        urlPattern: /\/(offline|wasm)\/(?!parts\.json|.*\.gz$)/, // the page alone keeps them, all of a version at once
        handler: 'NetworkFirst',
        options: { cacheName: OFFLINE, networkTimeoutSeconds: 5, plugins: [{ cacheWillUpdate: async () => null }] },
      },
      {
        urlPattern: /\/api\/games(\/(?!.*\.gz$)|$)/,
        handler: 'NetworkFirst',
        options: { cacheName: 'sylvarium-reading', networkTimeoutSeconds: 5, expiration: { maxEntries: 200 } },
      },
    ],
  },
});
