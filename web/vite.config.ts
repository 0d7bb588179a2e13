import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts } from './build/preload-fonts.ts';

const offset = Number(process.env['REEF_PORT_OFFSET'] ?? 0);

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts()],
  server: { host: '127.0.0.1', port: 5173 + offset, strictPort: true },
  preview: { host: '127.0.0.1', port: 5000 + offset, strictPort: true },
  build: {
    target: 'es2023',
    // A font inlined as data would be refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
