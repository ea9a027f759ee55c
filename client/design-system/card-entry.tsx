import { Card } from '#client/ui/card/card.tsx';
import styles from './drawings.module.css';
import { Entry, State, useStateNames } from './specimen.tsx';
import { useLocalize } from './use-localize.ts';

export function CardEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const facts = [
    { label: localize('Puissance', 'Power'), value: '750 – 2 000 W' },
    { label: localize('L × H', 'W × H'), value: '620 × 580 mm' },
  ];
  const price = localize('à partir de 449 €', 'from €449');
  return (
    <Entry
      name="card"
      title={localize('Fiche', 'Card')}
      use={localize(
        'Une chose qui a sa page. Mur, ligne de sol, puis les faits, toujours dans le même ordre.',
        'A thing with a page of its own. Wall, floor line, then the facts, always in the same order.',
      )}
      notes={[
        [
          names.hover,
          localize(
            'Le mur fonce, le titre prend l’accent. Rien ne se soulève.',
            'The wall darkens, the title takes the accent. Nothing lifts.',
          ),
        ],
        [
          names.keyboard,
          localize('Un seul arrêt : le lien couvre la fiche.', 'A single stop: the link covers the card.'),
        ],
      ]}
    >
      <State name={localize('Complète', 'Complete')}>
        <Card
          title="Lame"
          href="#card"
          note={localize('Radiateur à inertie sèche', 'Dry-core radiator')}
          picture={<Radiator bars={12} />}
          facts={facts}
          foot={price}
        />
      </State>
      <State name={localize('Sans chiffres', 'Without figures')}>
        <Card
          title={localize('Calculer la puissance d’une pièce', 'Working out the power of a room')}
          href="#card"
          note={localize('Lecture : 4 minutes', 'Reading time: 4 minutes')}
          picture={<Radiator bars={4} />}
        />
      </State>
      <State name={names.long}>
        <Card
          title={names.longWord}
          href="#card"
          note={names.longWord}
          picture={<Radiator bars={8} />}
          facts={[{ label: names.longWord, value: names.longWord }]}
          foot={price}
        />
      </State>
    </Entry>
  );
}

/** A radiator in the site's drawing style: 580 mm high, a bar every 70 mm. */
export function Radiator({ bars }: { bars: number }) {
  const width = bars * 70 + 10;
  return (
    <svg viewBox={`-20 0 ${width + 40} 700`} className={styles.radiator} aria-hidden="true">
      {Array.from({ length: bars }, (_empty, bar) => (
        <rect key={bar} x={bar * 70 + 10} y="0" width="60" height="580" rx="18" />
      ))}
      <path d={`M0 70H${width}M0 510H${width}`} />
    </svg>
  );
}
