/** The part of the browser's barcode reader (Shape Detection API) that is used here. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

/**
 * The formats in which carriers print the number alone; the square codes next to it hold the whole
 * shipment.
 */
const FORMATS = ['code_128', 'itf'];

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}

/** Whether this browser reads barcodes and may use a camera; otherwise numbers are typed. */
export function canScan(): boolean {
  return (
    typeof window !== 'undefined' &&
    window.BarcodeDetector !== undefined &&
    'mediaDevices' in navigator
  );
}

/** A barcode reader. @throws if the browser has none (ask `canScan` first). */
export function openDetector(): Detector {
  const { BarcodeDetector } = window;
  if (BarcodeDetector === undefined) throw new Error('This browser does not read barcodes.');
  return new BarcodeDetector({ formats: FORMATS });
}
