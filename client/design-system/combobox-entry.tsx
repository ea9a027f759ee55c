import { Combobox } from '#client/ui/combobox/combobox.tsx';
import { Entry, State, useStateNames } from './specimen.tsx';
import { useLocalize } from './use-localize.ts';

const TOWNS = [
  'Angers',
  'Auch',
  'Besançon',
  'Bordeaux',
  'Brest',
  'Clermont-Ferrand',
  'Dijon',
  'Grenoble',
  'Le Havre',
  'Lille',
  'Lyon',
  'Marseille',
  'Montpellier',
  'Nantes',
  'Nice',
  'Rennes',
  'Roanne',
  'Saint-Étienne',
  'Strasbourg',
  'Toulouse',
  'Vernon',
];

export function ComboboxEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const label = localize('Commune', 'Town');
  const labels = {
    none: localize('Aucune commune de ce nom.', 'No town of that name.'),
    count: (count: number) => localize(`${count} communes`, `${count} towns`),
  };
  return (
    <Entry
      name="combobox"
      title={localize('Liste à saisie', 'Combobox')}
      use={localize(
        'Un choix parmi beaucoup, trouvé en écrivant. Ce qui n’est pas dans la liste est accepté aussi.',
        'One of many, found by writing. What is not in the list is taken too.',
      )}
      notes={[
        [
          names.keyboard,
          localize(
            'Flèches pour parcourir, Entrée pour choisir, Échap pour fermer.',
            'Arrows to walk, Enter to choose, Escape to close.',
          ),
        ],
        [
          names.aloud,
          localize(
            'Le nombre de réponses est annoncé à mesure qu’on écrit.',
            'How many fit is announced as one writes.',
          ),
        ],
        [
          names.noScript,
          localize(
            'Un champ de texte avec les suggestions du navigateur.',
            'A text field with the browser’s suggestions.',
          ),
        ],
      ]}
    >
      <State name={names.rest}>
        <Combobox
          label={label}
          hint={localize('Par exemple Nantes.', 'For instance Nantes.')}
          name="town"
          options={TOWNS}
          labels={labels}
        />
      </State>
      <State name={names.error}>
        <Combobox
          label={label}
          name="town-wrong"
          options={TOWNS}
          defaultValue="Nante"
          labels={labels}
          error={localize('Aucune commune ne s’appelle Nante. Nantes ?', 'No town is called Nante. Nantes?')}
        />
      </State>
      <State name={names.disabled}>
        <Combobox
          label={label}
          name="town-off"
          options={TOWNS}
          defaultValue="Vernon"
          labels={labels}
          disabled
        />
      </State>
    </Entry>
  );
}
