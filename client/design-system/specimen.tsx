import type { ReactNode } from 'react';
import styles from './specimen.module.css';
import { useLocalize } from './use-localize.ts';

type EntryProps = {
  name: string;
  title: string;
  /** When to use it, in one line. */
  use: string;
  /** Behaviour: pairs of a situation (hover, keyboard, no scripts …) and its effect. */
  notes?: readonly (readonly [string, string])[];
  wide?: boolean;
  children: ReactNode;
};

export function Entry({ name, title, use, notes, wide = false, children }: EntryProps) {
  return (
    <section className={styles.entry} id={name} aria-labelledby={`${name}-title`}>
      <header className={styles.head}>
        <h3 id={`${name}-title`}>{title}</h3>
        <p>{use}</p>
        <code>client/ui/{name}</code>
      </header>
      <div className={wide ? styles.wide : styles.states}>{children}</div>
      {notes && (
        <dl className={styles.notes}>
          {notes.map(([occasion, answer]) => (
            <div key={occasion}>
              <dt>{occasion}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** One state with its name. `focus` forces the focus ring. */
export function State({
  name,
  focus = false,
  children,
}: {
  name: string;
  focus?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.state} ${focus ? styles.focus : ''}`}>
      <p className={styles.caption}>{name}</p>
      {children}
    </div>
  );
}

export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function useStateNames() {
  const localize = useLocalize();
  return {
    rest: localize('Au repos', 'At rest'),
    focus: localize('Focus au clavier', 'Keyboard focus'),
    disabled: localize('Désactivé', 'Disabled'),
    error: localize('En erreur', 'In error'),
    filled: localize('Rempli', 'Filled'),
    chosen: localize('Choisi', 'Chosen'),
    long: localize('Mot de quarante lettres', 'Word of forty letters'),
    hover: localize('Survol', 'Hover'),
    keyboard: localize('Clavier', 'Keyboard'),
    noScript: localize('Sans JavaScript', 'Without JavaScript'),
    aloud: localize('Lecteur d’écran', 'Screen reader'),
    limit: localize('Limite', 'Limit'),
    longWord: localize(
      'Chauffagehydroélectrothermodynamiquement',
      'Thermoelectrohydrodynamicheatingcontrols',
    ),
  };
}
