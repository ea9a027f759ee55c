import { TextArea, TextField } from '#client/ui/text-field/text-field.tsx';
import { Entry, State, useStateNames } from './specimen.tsx';
import { useLocalize } from './use-localize.ts';

export function TextEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const postcode = localize('Code postal', 'Postcode');
  const message = localize('Votre message', 'Your message');
  const optional = localize('facultatif', 'optional');
  return (
    <Entry
      name="text-field"
      title={localize('Texte', 'Text')}
      use={localize(
        'Une ligne ou plusieurs. L’étiquette au-dessus, l’indication avant la réponse, l’erreur après, en mots.',
        'One line or several. The label above, the hint before the answer, the error after it, in words.',
      )}
      notes={[
        [names.hover, localize('Le bord passe à l’encre.', 'The border turns to ink.')],
        [
          names.aloud,
          localize(
            'Étiquette, puis erreur, puis indication ; une erreur qui apparaît est annoncée.',
            'Label, then error, then hint; an error that appears is announced.',
          ),
        ],
        [
          names.limit,
          localize(
            'Tout champ est obligatoire, sauf s’il dit « facultatif ».',
            'Every field is required unless it says “optional”.',
          ),
        ],
      ]}
    >
      <State name={names.rest}>
        <TextField
          label={postcode}
          hint={localize('Celui du logement à chauffer.', 'Of the home to be heated.')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </State>
      <State name={names.focus} focus>
        <TextField label={postcode} defaultValue="44000" />
      </State>
      <State name={names.error}>
        <TextField
          label={postcode}
          defaultValue="4400"
          error={localize(
            'Un code postal a cinq chiffres : il en manque un.',
            'A French postcode has five digits: one is missing.',
          )}
        />
      </State>
      <State name={localize('Facultatif, avec exemple', 'Optional, with an example')}>
        <TextField
          label={localize('Société', 'Company')}
          optional={optional}
          placeholder="Chauffage Lemoine"
        />
      </State>
      <State name={localize('Lecture seule', 'Read only')}>
        <TextField
          label={localize('Numéro de série', 'Serial number')}
          defaultValue="LAM-2614-00451"
          readOnly
        />
      </State>
      <State name={names.disabled}>
        <TextField label={postcode} defaultValue="44000" disabled />
      </State>
      <State name={names.long}>
        <TextField label={names.longWord} defaultValue={names.longWord} error={names.longWord} />
      </State>
      <State name={localize('Plusieurs lignes', 'Several lines')}>
        <TextArea
          label={message}
          hint={localize('Grandit avec ce qui s’écrit.', 'Grows with what is written.')}
        />
      </State>
      <State name={localize('Plusieurs lignes, en erreur', 'Several lines, in error')}>
        <TextArea
          label={message}
          error={localize(
            'Dites-nous en une phrase ce qui ne chauffe pas.',
            'Tell us in a sentence what does not heat.',
          )}
        />
      </State>
    </Entry>
  );
}
