/** The browser's barcode reader (Shape Detection API), as far as it is used here. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** What carriers print on labels. */
const FORMATS = ['code_128', 'itf', 'pdf417', 'data_matrix', 'qr_code'];

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

/** A barcode reader. @throws where the browser has none (ask `canScan` first). */
export function openDetector(): Detector {
  const { BarcodeDetector } = window;
  if (BarcodeDetector === undefined) throw new Error('This browser does not read barcodes.');
  return new BarcodeDetector({ formats: FORMATS });
}
