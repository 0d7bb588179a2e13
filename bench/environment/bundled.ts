import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Resolved from there, so that the libraries have the app's versions. */
const WEB = path.join(import.meta.dirname, '../../web');

/** A script of the bench bundled with its libraries, minified like a production build. */
export async function bundled(
  contents: string,
  format: 'esm' | 'iife',
  plugins: Plugin[] = [],
): Promise<string> {
  const built = await build({
    stdin: { contents, resolveDir: WEB },
    bundle: true,
    write: false,
    minify: true,
    format,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return built.outputFiles[0]?.text ?? '';
}
