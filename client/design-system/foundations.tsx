import { Group } from './specimen.tsx';
import styles from './foundations.module.css';
import { useLocalize } from './use-localize.ts';

export function Foundations() {
  const localize = useLocalize();
  return (
    <Group id="foundations" title={localize('Fondations', 'Foundations')}>
      <Colours />
      <Type />
      <Space />
    </Group>
  );
}

function Colours() {
  const localize = useLocalize();
  const roles = [
    ['ground', localize('Fond', 'Ground')],
    ['ground-2', localize('Mur, bande', 'Wall, band')],
    ['field', localize('Champ', 'Field')],
    ['rule', localize('Filet entre', 'Rule between')],
    ['rule-strong', localize('Filet d’ouverture', 'Opening rule')],
    ['text', localize('Texte', 'Text')],
    ['text-2', localize('Texte second', 'Second text')],
    ['text-3', localize('Note, bord de champ', 'Note, field border')],
    ['accent', localize('Accent', 'Accent')],
    ['good', localize('Favorable', 'Good')],
    ['caution', localize('Attention', 'Caution')],
    ['error', localize('Erreur', 'Error')],
  ] as const;
  return (
    <section className={styles.part} id="colours" aria-labelledby="colours-title">
      <h3 id="colours-title">{localize('Couleurs', 'Colours')}</h3>
      <ul className={styles.colours}>
        {roles.map(([token, role]) => (
          <li key={token}>
            <span className={`${styles.swatch} ${styles[token]}`} />
            <b>{role}</b>
            <small>--{token}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Type() {
  const localize = useLocalize();
  const sizes = [
    ['giant', '56–144', localize('La chaleur', 'Warmth')],
    ['t0', '46–101', localize('La chaleur', 'Warmth')],
    ['t1', '34–60', localize('La chaleur, à demeure', 'Warmth, at home for good')],
    ['t2', '28–42', localize('La chaleur, à demeure', 'Warmth, at home for good')],
    ['t3', '20–24', localize('La chaleur, à demeure', 'Warmth, at home for good')],
    [
      'lead',
      '18–21',
      localize('1 500 W suffisent à une pièce de 20 m².', '1,500 W are enough for a room of 20 m².'),
    ],
    [
      'body',
      '16',
      localize('1 500 W suffisent à une pièce de 20 m².', '1,500 W are enough for a room of 20 m².'),
    ],
    [
      'small',
      '14',
      localize('1 500 W suffisent à une pièce de 20 m².', '1,500 W are enough for a room of 20 m².'),
    ],
    [
      'note',
      '13',
      localize('1 500 W suffisent à une pièce de 20 m².', '1,500 W are enough for a room of 20 m².'),
    ],
  ] as const;
  return (
    <section className={styles.part} id="type" aria-labelledby="type-title">
      <h3 id="type-title">{localize('Caractères', 'Type')}</h3>
      <ul className={styles.sizes}>
        {sizes.map(([size, pixels, sample]) => (
          <li key={size}>
            <small className="figures">{pixels}</small>
            <span className={styles[size]}>{sample}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Space() {
  const localize = useLocalize();
  const steps = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;
  return (
    <section className={styles.part} id="space" aria-labelledby="space-title">
      <h3 id="space-title">{localize('Espaces', 'Space')}</h3>
      <ul className={styles.steps}>
        {steps.map((pixels, index) => (
          <li key={pixels}>
            <span className={styles[`s${index + 1}`]} />
            <small className="figures">{pixels}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
