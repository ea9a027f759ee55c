import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { Range } from '#client/ui/range/range.tsx';
import { Switch } from '#client/ui/switch/switch.tsx';
import { Entry, Group, State, useStateNames } from './specimen.tsx';
import { useLocalize } from './use-localize.ts';

export function ChoicesGroup() {
  const localize = useLocalize();
  return (
    <Group id="choices" title={localize('Choix', 'Choices')}>
      <CheckboxEntry />
      <RadioEntry />
      <SwitchEntry />
      <RangeEntry />
    </Group>
  );
}

function CheckboxEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const delivery = localize('Livrer à une autre adresse', 'Deliver to another address');
  return (
    <Entry
      name="checkbox"
      title={localize('Case', 'Checkbox')}
      use={localize(
        'Oui ou non, envoyé avec le formulaire. Carré de 18 px, ligne entière de 44 px.',
        'Yes or no, sent with the form. An 18 px square, a whole line of 44 px.',
      )}
      notes={[[names.keyboard, localize('Espace coche et décoche.', 'Space ticks and unticks.')]]}
    >
      <State name={names.rest}>
        <Checkbox>{delivery}</Checkbox>
      </State>
      <State name={names.chosen}>
        <Checkbox defaultChecked hint={localize('Sous 48 heures en France.', 'Within 48 hours in France.')}>
          {delivery}
        </Checkbox>
      </State>
      <State name={localize('En partie', 'Partly')}>
        <Checkbox partly>{localize('Tout le rez-de-chaussée', 'All of the ground floor')}</Checkbox>
      </State>
      <State name={names.focus} focus>
        <Checkbox>{delivery}</Checkbox>
      </State>
      <State name={names.error}>
        <Checkbox
          error={localize('Acceptez les conditions pour commander.', 'Accept the terms to place your order.')}
        >
          {localize('J’accepte les conditions de vente', 'I accept the terms of sale')}
        </Checkbox>
      </State>
      <State name={names.disabled}>
        <Checkbox disabled>{delivery}</Checkbox>
        <Checkbox disabled defaultChecked>
          {delivery}
        </Checkbox>
      </State>
      <State name={names.long}>
        <Checkbox>{names.longWord}</Checkbox>
      </State>
    </Entry>
  );
}

function RadioEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const carriers = [
    {
      value: 'home',
      label: localize('À domicile', 'At home'),
      note: localize('Sous 48 heures', 'Within 48 hours'),
    },
    {
      value: 'relay',
      label: localize('En point relais', 'At a pick-up point'),
      note: localize('Sous 4 jours', 'Within 4 days'),
    },
    { value: 'site', label: localize('Sur le chantier', 'On the building site'), disabled: true },
  ];
  const powers = [
    { value: '750', label: '750 W', note: '620 × 580' },
    { value: '1000', label: '1 000 W', note: '820 × 580' },
    { value: '1500', label: '1 500 W', note: '1 200 × 580' },
    { value: '2000', label: '2 000 W', note: '1 600 × 580', disabled: true },
  ];
  const legend = localize('Livraison', 'Delivery');
  return (
    <Entry
      name="radio-group"
      title={localize('Boutons radio', 'Radio group')}
      use={localize(
        'Une réponse sur deux à cinq, toutes visibles. En cellules quand on compare des chiffres.',
        'One answer of two to five, all in sight. In cells where figures are compared.',
      )}
      notes={[
        [
          names.keyboard,
          localize(
            'Une tabulation pour le groupe, les flèches choisissent.',
            'One tab stop for the group, arrows choose.',
          ),
        ],
        [names.chosen, localize('En cellules, le choix est d’encre.', 'In cells, the choice is ink.')],
      ]}
    >
      <State name={names.rest}>
        <RadioGroup legend={legend} name="radio-rest" options={carriers} defaultValue="home" />
      </State>
      <State name={names.error}>
        <RadioGroup
          legend={legend}
          name="radio-error"
          options={carriers}
          error={localize('Choisissez une livraison.', 'Choose a delivery.')}
        />
      </State>
      <State name={names.long}>
        <RadioGroup
          legend={legend}
          name="radio-long"
          options={[{ value: 'long', label: names.longWord, note: names.longWord }]}
        />
      </State>
      <State name={localize('En tuiles', 'In tiles')}>
        <RadioGroup legend={legend} name="radio-tiles" options={carriers} defaultValue="home" look="tiles" />
      </State>
      <State name={localize('En cellules', 'In cells')}>
        <RadioGroup
          legend={localize('Puissance', 'Power')}
          hint={localize('Largeur × hauteur en mm.', 'Width × height in mm.')}
          name="radio-cells"
          options={powers}
          defaultValue="1500"
          look="cells"
        />
      </State>
    </Entry>
  );
}

function SwitchEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const letter = localize('Lettre d’information', 'Newsletter');
  return (
    <Entry
      name="switch"
      title={localize('Interrupteur', 'Switch')}
      use={localize(
        'Un réglage qui prend effet aussitôt. Ce qui attend un bouton est une case.',
        'A setting that takes effect at once. What waits for a button is a checkbox.',
      )}
      notes={[[names.aloud, localize('« Interrupteur, activé ».', '“Switch, on”.')]]}
    >
      <State name={names.rest}>
        <Switch hint={localize('Quatre par an.', 'Four a year.')}>{letter}</Switch>
      </State>
      <State name={names.chosen}>
        <Switch defaultChecked>{letter}</Switch>
      </State>
      <State name={names.focus} focus>
        <Switch>{letter}</Switch>
      </State>
      <State name={names.disabled}>
        <Switch disabled defaultChecked>
          {letter}
        </Switch>
      </State>
      <State name={names.long}>
        <Switch>{names.longWord}</Switch>
      </State>
    </Entry>
  );
}

function RangeEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const area = { label: localize('Surface de la pièce', 'Area of the room'), min: 4, max: 60 };
  return (
    <Entry
      name="range"
      title={localize('Curseur', 'Range')}
      use={localize(
        'Un ordre de grandeur entre deux bornes écrites. Un chiffre exact veut un champ de nombre.',
        'A rough amount between two ends that are written. An exact figure wants a number field.',
      )}
      notes={[
        [
          names.keyboard,
          localize('Flèches, Début, Fin, Page haut et bas.', 'Arrows, Home, End, Page up and down.'),
        ],
        [names.aloud, localize('La valeur est dite avec son unité.', 'The value is said with its unit.')],
      ]}
    >
      <State name={names.rest}>
        <Range {...area} defaultValue={18} format={inSquareMetres} />
      </State>
      <State name={names.focus} focus>
        <Range {...area} defaultValue={32} format={inSquareMetres} />
      </State>
      <State name={names.disabled}>
        <Range {...area} defaultValue={24} format={inSquareMetres} disabled />
      </State>
    </Entry>
  );
}

function inSquareMetres(value: number): string {
  return `${value}\u00a0m²`;
}
