import type { QrMatrix } from './qr-matrix.ts';
import styles from './qr-code.module.css';

/** Quiet zone around the code, in modules. */
const QUIET = 4;

type QrCodeProps = { matrix: QrMatrix; label: string };

/** A QR code as one path: dark on white in every theme, because some readers cannot read inverted codes. */
export function QrCode({ matrix: { size, cells }, label }: QrCodeProps) {
  const width = size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${width} ${width}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.ground} d={`M0 0H${width}V${width}H0Z`} />
      <path className={styles.cells} d={darkRuns(size, cells)} />
    </svg>
  );
}

function darkRuns(size: number, cells: string): string {
  const rows = Array.from({ length: size }, (_row, y) => cells.slice(y * size, (y + 1) * size));
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
}
