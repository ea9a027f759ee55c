import { Pause, Play, RotateCcw, RotateCw, ScanEye, ZoomIn, ZoomOut, type IconNode } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { moveCamera, type CameraMove } from './move-camera.ts';
import type { Model } from './use-model.ts';
import styles from './model-controls.module.css';

const MOVES = [
  ['left', RotateCw],
  ['right', RotateCcw],
  ['closer', ZoomIn],
  ['farther', ZoomOut],
  ['front', ScanEye],
] as const satisfies readonly (readonly [CameraMove, IconNode])[];

type ModelControlsProps = {
  model: Model;
  isTurning: boolean;
  /** True when the visitor prefers reduced motion: disables auto-rotation. */
  isStill: boolean;
  onTurn: (isTurning: boolean) => void;
};

/** Buttons equivalent to dragging and pinching. */
export function ModelControls({ model, isTurning, isStill, onTurn }: ModelControlsProps) {
  const text = useTranslations();
  const isOff = model.state !== 'shown';
  return (
    <div
      className={styles.buttons}
      role="group"
      aria-label={text('ar.controls')}
      data-shown={model.isShown}
      data-print="no"
    >
      {MOVES.map(([move, icon]) => (
        <button
          key={move}
          type="button"
          disabled={isOff}
          aria-label={text(`ar.move_${move}`)}
          title={text(`ar.move_${move}`)}
          onClick={() => {
            const viewer = model.viewer();
            if (viewer) moveCamera(viewer, move, { atOnce: isStill });
          }}
        >
          <Icon of={icon} />
        </button>
      ))}
      {!isStill && (
        <button
          type="button"
          disabled={isOff}
          aria-pressed={isTurning}
          aria-label={text('ar.turn')}
          onClick={() => onTurn(!isTurning)}
        >
          <Icon of={isTurning ? Pause : Play} />
          <span>{text('ar.turn')}</span>
        </button>
      )}
    </div>
  );
}
