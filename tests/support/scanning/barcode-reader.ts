import type { Page } from '@playwright/test';
import { CODE128 } from './code128.ts';

/** What a test's page reports about its camera. */
declare global {
  interface Window {
    testTracks: MediaStreamTrack[];
    isReaderBlind: boolean;
    /** Read instead of what the camera shows. */
    otherLabel: string | null;
    isCameraRefused: boolean;
  }
}

/** Runs in the page, and therefore uses nothing outside itself. */
function install(patterns: readonly string[]): void {
  /** Alternating lengths of dark and light along a line of pixels, from the first dark one. */
  // oxlint-disable-next-line consistent-function-scoping -- the page knows nothing outside this.
  function runsOf(pixels: Uint8ClampedArray): number[] {
    const dark = Array.from({ length: pixels.length / 4 }, (_, at) => (pixels[at * 4] ?? 0) < 128);
    const runs: number[] = [];
    for (let at = dark.indexOf(true); at >= 0 && at < dark.length;) {
      const next = dark.indexOf(!dark[at], at);
      const end = next < 0 ? dark.length : next;
      runs.push(end - at);
      at = end;
    }
    return runs;
  }

  function valueOf(runs: number[]): number {
    const whole = runs.reduce((sum, run) => sum + run, 0);
    return patterns.indexOf(runs.map((run) => Math.round((run * 11) / whole)).join(''));
  }

  function textOf(runs: number[]): string | null {
    // Six runs a character; the end has seven, and the paper follows.
    const count = Math.max(0, Math.floor(runs.length / 6) - 1);
    const signs = Array.from({ length: count }, (_, at) => runs.slice(at * 6, at * 6 + 6));
    const values = signs.map(valueOf);
    const [start, ...rest] = values;
    const check = rest.pop();
    const sum = rest.reduce((total, value, at) => total + value * (at + 1), 104);
    const isRead = start === 104 && !rest.includes(-1) && sum % 103 === check;
    return isRead ? String.fromCharCode(...rest.map((value) => value + 32)) : null;
  }

  class Code128Detector {
    async detect(video: HTMLVideoElement) {
      const { videoWidth: width, videoHeight: height } = video;
      if (width === 0 || window.isReaderBlind) return [];
      if (window.otherLabel !== null) return [{ rawValue: window.otherLabel }];
      const context = new OffscreenCanvas(width, 1).getContext('2d');
      context?.drawImage(video, 0, height / 2, width, 1, 0, 0, width, 1);
      const pixels = context?.getImageData(0, 0, width, 1).data;
      const text = pixels ? textOf(runsOf(pixels)) : null;
      return text === null ? [] : [{ rawValue: text }];
    }
  }

  Object.assign(window, {
    testTracks: [],
    isReaderBlind: false,
    otherLabel: null,
    isCameraRefused: false,
    BarcodeDetector: Code128Detector,
  });
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wishes) => {
    if (window.isCameraRefused) throw new DOMException('Permission denied', 'NotAllowedError');
    const stream = await open(wishes);
    window.testTracks.push(...stream.getTracks());
    return stream;
  };
}

/**
 * Gives a page what Chromium on Linux lacks: a `BarcodeDetector` that really reads Code 128 from
 * the frames of a video. Records the camera's tracks for the test, and can refuse the camera as a
 * person would, because a headless browser shows no permission prompt.
 */
export async function giveBarcodeReader(page: Page): Promise<void> {
  await page.addInitScript(install, CODE128);
}
