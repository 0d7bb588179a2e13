import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { browserChunks, chunkGroups, preloadedImports } from './vite/chunks/chunks.ts';
import { UNPRINTED } from './vite/lean/firestore.ts';
import { leanPackages } from './vite/lean/packages.ts';
import { manifest } from './vite/manifest.ts';
import { offlineFiles } from './vite/chunks/offline-files.ts';
import { reefContent } from './vite/content/plugin.ts';
import { reefSpecies } from './vite/content/species/plugin.ts';
import { ownFunctions } from './vite/pages/own-functions.ts';
import { preloadFonts } from './vite/pages/preload-fonts.ts';
import { scriptBudget } from './vite/chunks/script-budget.ts';
import { shellPage } from './vite/pages/shell-page.ts';
import { SUPPORTED_BROWSERS } from './vite/supported-browsers.ts';

const offline = offlineFiles();

const offset = Number(process.env['REEF_PORT_OFFSET'] ?? 0);

/** The worker keeps the whole shell, so that every page opens offline after one visit. */
const progressiveWebApp = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'service-worker',
  filename: 'sw.ts',
  injectRegister: null,
  manifest,
  injectManifest: {
    globPatterns: [
      '{index,learn,shell}.html',
      'assets/*.{js,css,woff2}',
      'icons/*.svg',
      // What the drawn pages show before their film: small, and first in sight.
      'video/*.avif',
      'manifest.webmanifest',
      'admin-files.json',
    ],
    manifestTransforms: [offline.transform],
    maximumFileSizeToCacheInBytes: 1_500_000,
  },
});

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    reefContent(),
    reefSpecies(),
    preloadFonts(),
    ownFunctions(path.join(import.meta.dirname, '..')),
    shellPage(),
    offline.plugin,
    leanPackages(),
    browserChunks(),
    scriptBudget(),
    progressiveWebApp,
  ],
  server: { host: '127.0.0.1', port: 5173 + offset, strictPort: true },
  preview: { host: '127.0.0.1', port: 5000 + offset, strictPort: true },
  worker: { format: 'es' },
  build: {
    target: SUPPORTED_BROWSERS,
    cssTarget: 'es2023',
    // One sheet for all: a prerendered page must be dressed before any script runs.
    cssCodeSplit: false,
    // A font inlined as data would be refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedImports },
    rolldownOptions: {
      treeshake: { manualPureFunctions: UNPRINTED },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
