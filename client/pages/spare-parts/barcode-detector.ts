type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** What is printed on plates, packagings and delivery notes. */
const FORMATS = ['ean_13', 'code_128', 'qr_code', 'data_matrix'];

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}

/** Whether this browser reads codes by itself and may be given a camera. */
export function canScan(): boolean {
  return detectorClass() !== undefined && 'mediaDevices' in navigator;
}

/** Reads codes; `undefined` where the browser cannot. */
export function createDetector(): Detector | undefined {
  const Class = detectorClass();
  return Class && new Class({ formats: FORMATS });
}
