import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';

/** Frames per second, and seconds of a loop. */
const FRAME_RATE = 24;
const LOOP_SECONDS = 8;
export const FRAMES = FRAME_RATE * LOOP_SECONDS;

/**
 * Runs ffmpeg (package `ffmpeg`, with libsvtav1 and libx264); `input` feeds its standard input.
 * @throws {Error} with ffmpeg's output if it fails.
 */
async function ffmpeg(args: readonly string[], input?: Readable): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  if (input === undefined) child.stdin.end();
  else await finished(input.pipe(child.stdin));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${said}`);
}

/** Stores the frames (PNGs one after the other) losslessly in `file`. */
export const keep = (frames: Readable, file: string): Promise<void> =>
  ffmpeg([...`-f image2pipe -framerate ${FRAME_RATE} -i - -c:v ffv1`.split(' '), file], frames);

const WEBM = '-an -pix_fmt yuv420p10le -c:v libsvtav1 -preset 5 -svtav1-params tune=0';

const MP4 =
  '-an -vf scale=960:-2:flags=lanczos -pix_fmt yuv420p -c:v libx264 -profile:v main -preset veryslow -movflags +faststart';

const encode = (options: string, from: string, to: string, quality: number): Promise<void> =>
  ffmpeg(['-i', from, ...`${options} -crf ${quality} -g ${FRAMES}`.split(' '), to]);

/** AV1 in WebM: ten bits, because eight show banding in dark water. */
export const encodeWebm = (from: string, to: string, quality: number): Promise<void> =>
  encode(WEBM, from, to, quality);

/** H.264 in MP4 for browsers without AV1: at three quarters of the width, with the index first. */
export const encodeMp4 = (from: string, to: string, quality: number): Promise<void> =>
  encode(MP4, from, to, quality);
