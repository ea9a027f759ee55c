import { ComboboxEntry } from './combobox-entry.tsx';
import { FileField } from '#client/ui/file-field/file-field.tsx';
import { NumberField } from '#client/ui/number-field/number-field.tsx';
import { PasswordField } from '#client/ui/password-field/password-field.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { Select } from '#client/ui/select/select.tsx';
import { Entry, Group, State, useStateNames } from './specimen.tsx';
import { TextEntry } from './text-entry.tsx';
import { useLocalize } from './use-localize.ts';

export function FieldsGroup() {
  const localize = useLocalize();
  return (
    <Group id="fields" title={localize('Champs', 'Fields')}>
      <TextEntry />
      <NumberEntry />
      <PasswordEntry />
      <FileEntry />
      <SelectEntry />
      <ComboboxEntry />
    </Group>
  );
}

function NumberEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const area = localize('Surface de la pièce', 'Area of the room');
  return (
    <Entry
      name="number-field"
      title={localize('Nombre et son unité', 'Number and its unit')}
      use={localize(
        'Un chiffre exact. L’unité est écrite, la virgule acceptée, aucune flèche à toucher par mégarde.',
        'An exact figure. The unit is written, commas are welcome, no arrows to press by mistake.',
      )}
      notes={[[names.aloud, localize('L’unité est lue avec le champ.', 'The unit is read with the field.')]]}
    >
      <State name={names.rest}>
        <NumberField label={area} unit="m²" />
      </State>
      <State name={names.filled}>
        <NumberField label={area} unit="m²" defaultValue="18,5" />
      </State>
      <State name={names.error}>
        <NumberField
          label={area}
          unit="m²"
          defaultValue="1850"
          error={localize(
            'Au-delà de 300 m², un bureau d’études calcule pour vous. Entrez de 4 à 300.',
            'Above 300 m² an engineer has to do the sum. Enter 4 to 300.',
          )}
        />
      </State>
      <State name={names.disabled}>
        <NumberField label={area} unit="m²" defaultValue="18" disabled />
      </State>
    </Entry>
  );
}

function PasswordEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const labels = {
    show: localize('Afficher', 'Show'),
    hide: localize('Masquer', 'Hide'),
    shown: localize('Le mot de passe est affiché.', 'Your password is shown.'),
    hidden: localize('Le mot de passe est masqué.', 'Your password is hidden.'),
  };
  const label = localize('Mot de passe', 'Password');
  return (
    <Entry
      name="password-field"
      title={localize('Mot de passe', 'Password')}
      use={localize(
        'Se relit avant l’envoi. Les gestionnaires de mots de passe le remplissent.',
        'Can be read before it is sent. Password managers fill it in.',
      )}
      notes={[
        [
          names.noScript,
          localize('Le bouton disparaît, le champ reste.', 'The button goes, the field stays.'),
        ],
        [names.aloud, localize('« Le mot de passe est affiché. »', '“Your password is shown.”')],
      ]}
    >
      <State name={names.rest}>
        <PasswordField
          label={label}
          hint={localize('Douze caractères au moins.', 'Twelve characters at least.')}
          labels={labels}
          autoComplete="new-password"
        />
      </State>
      <State name={names.error}>
        <PasswordField
          label={label}
          labels={labels}
          autoComplete="new-password"
          defaultValue="radiateur"
          error={localize('Neuf caractères : il en manque trois.', 'Nine characters: three more are needed.')}
        />
      </State>
      <State name={names.disabled}>
        <PasswordField label={label} labels={labels} disabled />
      </State>
    </Entry>
  );
}

function FileEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const label = localize('Photo de la plaque signalétique', 'Photo of the rating plate');
  return (
    <Entry
      name="file-field"
      title={localize('Fichier', 'File')}
      use={localize(
        'Le sélecteur du navigateur, qui parle la langue du visiteur. Formats et poids dans l’indication.',
        'The browser’s own picker, in the visitor’s language. Kinds and size go into the hint.',
      )}
    >
      <State name={names.rest}>
        <FileField
          label={label}
          hint={localize('JPEG ou PDF, 10 Mo au plus.', 'JPEG or PDF, 10 MB at most.')}
          accept="image/jpeg,application/pdf"
        />
      </State>
      <State name={names.error}>
        <FileField
          label={label}
          error={localize(
            'Ce fichier pèse 24 Mo. Le maximum est de 10 Mo.',
            'This file is 24 MB. The most is 10 MB.',
          )}
        />
      </State>
      <State name={names.disabled}>
        <FileField label={label} disabled />
      </State>
    </Entry>
  );
}

function SelectEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const rooms = [
    { value: 'living', label: localize('Séjour', 'Living room') },
    { value: 'bedroom', label: localize('Chambre', 'Bedroom') },
    { value: 'bathroom', label: localize('Salle de bains', 'Bathroom') },
    { value: 'long', label: names.longWord },
  ];
  const label = localize('Pièce', 'Room');
  return (
    <Entry
      name="select"
      title={localize('Liste', 'Select')}
      use={localize(
        'Cinq à quinze choix connus. Moins : des boutons radio. Plus : une liste à saisie.',
        'Five to fifteen known choices. Fewer: radio buttons. More: a combobox.',
      )}
      notes={[
        [
          names.keyboard,
          localize(
            'Celui du navigateur : flèches, premières lettres, roue sur téléphone.',
            'The browser’s own: arrows, first letters, a wheel on a phone.',
          ),
        ],
      ]}
    >
      <State name={names.rest}>
        <SelectField label={label} options={rooms} />
      </State>
      <State name={names.error}>
        <SelectField
          label={label}
          options={[{ value: '', label: localize('Choisir', 'Choose') }, ...rooms]}
          error={localize('Choisissez la pièce à chauffer.', 'Choose the room to heat.')}
        />
      </State>
      <State name={names.disabled}>
        <SelectField label={label} options={rooms} disabled />
      </State>
      <State name={names.long}>
        <SelectField label={label} options={rooms} defaultValue="long" />
      </State>
      <State name={localize('Dans une barre d’outils, 44 px', 'In a tool bar, 44 px')}>
        <div>
          <Select
            aria-label={localize('Trier par', 'Sort by')}
            options={[
              { value: 'position', label: localize('Notre sélection', 'Our selection') },
              { value: 'price', label: localize('Prix croissant', 'Price, lowest first') },
            ]}
          />
        </div>
      </State>
    </Entry>
  );
}
