import { Group } from './specimen.tsx';
import styles from './foundations.module.css';
import { useSay } from './use-say.ts';

export function Foundations() {
  const say = useSay();
  return (
    <Group id="foundations" title={say('Fondations', 'Foundations')}>
      <Colours />
      <Type />
      <Space />
    </Group>
  );
}

function Colours() {
  const say = useSay();
  const roles = [
    ['ground', say('Fond', 'Ground')],
    ['ground-2', say('Mur, bande', 'Wall, band')],
    ['field', say('Champ', 'Field')],
    ['rule', say('Filet entre', 'Rule between')],
    ['rule-strong', say('Filet d’ouverture', 'Opening rule')],
    ['text', say('Texte', 'Text')],
    ['text-2', say('Texte second', 'Second text')],
    ['text-3', say('Note, bord de champ', 'Note, field border')],
    ['accent', say('Accent', 'Accent')],
    ['good', say('Favorable', 'Good')],
    ['caution', say('Attention', 'Caution')],
    ['error', say('Erreur', 'Error')],
  ] as const;
  return (
    <section className={styles.part} id="colours" aria-labelledby="colours-title">
      <h3 id="colours-title">{say('Couleurs', 'Colours')}</h3>
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
  const say = useSay();
  const sizes = [
    ['giant', '56–144', say('La chaleur', 'Warmth')],
    ['t0', '46–101', say('La chaleur', 'Warmth')],
    ['t1', '34–60', say('La chaleur, à demeure', 'Warmth, at home for good')],
    ['t2', '28–42', say('La chaleur, à demeure', 'Warmth, at home for good')],
    ['t3', '20–24', say('La chaleur, à demeure', 'Warmth, at home for good')],
    [
      'lead',
      '18–21',
      say('1 500 W suffisent à une pièce de 20 m².', '1,500 W are enough for a room of 20 m².'),
    ],
    ['body', '16', say('1 500 W suffisent à une pièce de 20 m².', '1,500 W are enough for a room of 20 m².')],
    [
      'small',
      '14',
      say('1 500 W suffisent à une pièce de 20 m².', '1,500 W are enough for a room of 20 m².'),
    ],
    ['note', '13', say('1 500 W suffisent à une pièce de 20 m².', '1,500 W are enough for a room of 20 m².')],
  ] as const;
  return (
    <section className={styles.part} id="type" aria-labelledby="type-title">
      <h3 id="type-title">{say('Caractères', 'Type')}</h3>
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
  const say = useSay();
  const steps = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;
  return (
    <section className={styles.part} id="space" aria-labelledby="space-title">
      <h3 id="space-title">{say('Espaces', 'Space')}</h3>
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
