import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { WithMessageGroup } from '#client/app/intl/with-message-group.tsx';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import styles from './pan-buttons.module.css';

/** Direction in which the view moves, opposite to the content. */
export type PanStep = { x: -1 | 0 | 1; y: -1 | 0 | 1 };

type PanButtonsProps = { onPan: (step: PanStep) => void };

const STEPS = [
  { icon: ArrowLeft, id: 'pan.left', step: { x: -1, y: 0 } },
  { icon: ArrowRight, id: 'pan.right', step: { x: 1, y: 0 } },
  { icon: ArrowUp, id: 'pan.up', step: { x: 0, y: -1 } },
  { icon: ArrowDown, id: 'pan.down', step: { x: 0, y: 1 } },
] as const;

/** Buttons that pan a draggable view (WCAG 2.5.7): a zoomed picture or a map. They load their own messages. */
export function PanButtons(props: PanButtonsProps) {
  return (
    <WithMessageGroup group="pan">
      <Buttons {...props} />
    </WithMessageGroup>
  );
}

function Buttons({ onPan }: PanButtonsProps) {
  const text = useTranslations();
  return (
    <div role="group" aria-label={text('pan.label')} className={styles.buttons} data-print="no">
      {STEPS.map(({ icon, id, step }) => (
        <IconButton key={id} icon={icon} label={text(id)} onClick={() => onPan(step)} />
      ))}
    </div>
  );
}
