import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu as Primitive } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './menu.module.css';

export type MenuItem = {
  label: string;
  note?: string;
  disabled?: boolean;
} & ({ run: () => void } | { href: string });

/** Actions on one item, behind a button. Navigation uses links in a disclosure. Needs scripts. */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  // Rendered beside its button: same theme, next in reading order.
  const place = useRef<HTMLSpanElement>(null);
  return (
    <CSPProvider disableStyleElements>
      <Primitive.Root modal={false}>
        <Primitive.Trigger className={styles.trigger}>
          {label}
          <Icon of={ChevronDown} size="small" />
        </Primitive.Trigger>
        <span ref={place} />
        <Primitive.Portal container={place}>
          <Primitive.Positioner className={styles.place} align="start" sideOffset={8}>
            <Primitive.Popup className={styles.popup}>
              {items.map((item) => (
                <Item key={item.label} item={item} />
              ))}
            </Primitive.Popup>
          </Primitive.Positioner>
        </Primitive.Portal>
      </Primitive.Root>
    </CSPProvider>
  );
}

function Item({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.label}
      {item.note && <small>{item.note}</small>}
    </>
  );
  if ('href' in item) {
    return (
      <Primitive.LinkItem className={styles.item} href={item.href} closeOnClick>
        {content}
      </Primitive.LinkItem>
    );
  }
  return (
    <Primitive.Item className={styles.item} disabled={item.disabled ?? false} onClick={item.run}>
      {content}
    </Primitive.Item>
  );
}
