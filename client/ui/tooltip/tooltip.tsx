import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip as Primitive } from '@base-ui/react/tooltip';
import type { IconNode } from 'lucide';
import { useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './tooltip.module.css';

type TooltipProps = { icon: IconNode; label: string; text: string };

/**
 * A few words on a button, under the pointer or the focus; Escape sends them away. Never the only place something
 * is said: fingers do not hover. The words belong to the button whether they are shown or not.
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
