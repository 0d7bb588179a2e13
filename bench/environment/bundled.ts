import path from 'node:path';
import { build } from 'esbuild';

/** Found from there: the app's own versions of its libraries. */
const WEB = path.join(import.meta.dirname, '../../web');

/** A script of the bench's own with the libraries it imports, as small as a production build. */
export async function bundled(contents: string, format: 'esm' | 'iife'): Promise<string> {
  const built = await build({
    stdin: { contents, resolveDir: WEB },
    bundle: true,
    write: false,
    minify: true,
    format,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return built.outputFiles[0]?.text ?? '';
}
