type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** Formats used on data plates, packaging and delivery notes. */
const FORMATS = ['ean_13', 'code_128', 'qr_code', 'data_matrix'];

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}

/** True when the browser supports barcode detection and camera access. */
export function canScan(): boolean {
  return detectorClass() !== undefined && 'mediaDevices' in navigator;
}

/** Creates a detector; `undefined` without browser support. */
export function createDetector(): Detector | undefined {
  const Class = detectorClass();
  return Class && new Class({ formats: FORMATS });
}
