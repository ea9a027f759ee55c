import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip as Primitive } from '@base-ui/react/tooltip';
import type { IconNode } from 'lucide';
import { useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './tooltip.module.css';

type TooltipProps = { icon: IconNode; label: string; text: string };

/**
 * A description shown on hover or focus and closed by Escape. It must not be the only place of an information, because
 * touch has no hover. The text describes the button whether it is shown or not.
 */
export function Tooltip({ icon, label, text }: TooltipProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  return (
    <CSPProvider disableStyleElements>
      <Primitive.Root>
        <Primitive.Trigger className={styles.trigger} aria-label={label} aria-describedby={id} delay={300}>
          <Icon of={icon} />
        </Primitive.Trigger>
        <span ref={place}>
          <span id={id} hidden>
            {text}
          </span>
        </span>
        <Primitive.Portal container={place}>
          <Primitive.Positioner className={styles.place} sideOffset={8}>
            <Primitive.Popup className={styles.popup} role="tooltip" aria-hidden="true">
              {text}
            </Primitive.Popup>
          </Primitive.Positioner>
        </Primitive.Portal>
      </Primitive.Root>
    </CSPProvider>
  );
}
