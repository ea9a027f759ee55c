import { ArrowRight, Download, Heart, Search, X } from 'lucide';
import { BusyButton } from '#client/ui/button/busy-button.tsx';
import { Button, ButtonLink } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { Entry, Group, State, useStateNames } from './specimen.tsx';
import { useLocalize } from './use-localize.ts';

export function ActionsGroup() {
  const localize = useLocalize();
  return (
    <Group id="actions" title={localize('Actions', 'Actions')}>
      <ButtonEntry />
      <IconButtonEntry />
      <LinkEntry />
    </Group>
  );
}

function ButtonEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const find = localize('Trouver un installateur', 'Find an installer');
  const quote = localize('Demander un devis', 'Ask for a quotation');
  const search = localize('Chercher', 'Search');
  return (
    <Entry
      name="button"
      title={localize('Bouton', 'Button')}
      use={localize(
        'Fait quelque chose. Un seul bouton d’accent par écran\u00a0; chercher et outils en encre\u00a0; le reste en contour.',
        'Does something. One accent button a screen; search and tools in ink; everything else in outline.',
      )}
      notes={[
        [
          names.hover,
          localize(
            'Le fond change en 120 ms, le signe avance de 4 px.',
            'The ground changes in 120 ms, the sign moves 4 px.',
          ),
        ],
        [
          localize('En cours', 'Busy'),
          localize(
            'Les mots disent ce qui se passe. Le focus reste, un second clic est sans effet.',
            'The words say what is going on. The focus stays, a second press does nothing.',
          ),
        ],
      ]}
    >
      <State name={localize('Principal', 'Primary')}>
        <Button icon={ArrowRight}>{find}</Button>
      </State>
      <State name={localize('Secondaire', 'Secondary')}>
        <Button kind="secondary" icon={ArrowRight}>
          {quote}
        </Button>
      </State>
      <State name={localize('Encre', 'Ink')}>
        <Button kind="ink" icon={Search}>
          {search}
        </Button>
      </State>
      <State name={localize('Lien d’apparence identique', 'A link that looks alike')}>
        <ButtonLink kind="secondary" icon={Download} href="#button">
          {localize('Notice de pose', 'Fitting instructions')}
        </ButtonLink>
      </State>
      <State name={names.focus} focus>
        <Button kind="ink" icon={Search}>
          {search}
        </Button>
      </State>
      <State name={localize('En cours', 'Busy')}>
        <BusyButton kind="ink" busy={localize('Envoi en cours', 'Sending')}>
          {localize('Envoyer', 'Send')}
        </BusyButton>
      </State>
      <State name={names.disabled}>
        <Button kind="secondary" disabled icon={ArrowRight}>
          {quote}
        </Button>
      </State>
      <State name={localize('Pleine largeur', 'Full width')}>
        <Button kind="secondary" wide icon={ArrowRight}>
          {quote}
        </Button>
      </State>
      <State name={names.long}>
        <Button kind="secondary" icon={ArrowRight}>
          {names.longWord}
        </Button>
      </State>
    </Entry>
  );
}

function IconButtonEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  return (
    <Entry
      name="icon-button"
      title={localize('Bouton-signe', 'Icon button')}
      use={localize(
        'Un signe que chacun connaît, jamais un signe à deviner. Cible de 44 px.',
        'A sign everyone knows, never one to guess. Target of 44 px.',
      )}
      notes={[
        [
          names.aloud,
          localize(
            'Le nom est là, hors de la vue\u00a0: «\u00a0Fermer\u00a0», «\u00a0Ajouter aux favoris\u00a0».',
            'The name is there, out of sight: “Close”, “Add to favourites”.',
          ),
        ],
      ]}
    >
      <State name={names.rest}>
        <IconButton icon={X} label={localize('Fermer', 'Close')} />
      </State>
      <State name={names.focus} focus>
        <IconButton icon={Heart} label={localize('Ajouter aux favoris', 'Add to favourites')} />
      </State>
      <State name={names.disabled}>
        <IconButton icon={X} label={localize('Fermer', 'Close')} disabled />
      </State>
    </Entry>
  );
}

function LinkEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const all = localize('Tous les radiateurs', 'All radiators');
  return (
    <Entry
      name="text-link"
      title={localize('Liens', 'Links')}
      use={localize(
        'Mène ailleurs. Souligné dans une phrase\u00a0; suivi d’une flèche lorsqu’il est seul.',
        'Leads elsewhere. Underlined in a sentence; with an arrow where it stands alone.',
      )}
      notes={[
        [
          names.hover,
          localize(
            'L’écart avant la flèche passe de 10 à 16 px.',
            'The gap before the arrow grows from 10 to 16 px.',
          ),
        ],
      ]}
    >
      <State name={localize('Seul', 'Alone')}>
        <LinkArrow href="#text-link">{all}</LinkArrow>
      </State>
      <State name={names.focus} focus>
        <LinkArrow href="#text-link">{all}</LinkArrow>
      </State>
      <State name={localize('Dans une phrase', 'In a sentence')}>
        <div>
          {localize('Le calcul suit ', 'The sum follows ')}
          <TextLink href="#text-link">{localize('la norme NF EN 12831', 'the standard EN 12831')}</TextLink>
          {localize(', pièce par pièce.', ', room by room.')}
        </div>
      </State>
      <State name={localize('Vers un autre site', 'To another site')}>
        <div>
          {localize('Vos droits\u00a0: ', 'Your rights: ')}
          <TextLink href="#text-link" leaves={localize('autre site', 'another site')}>
            france-renov.gouv.fr
          </TextLink>
          .
        </div>
      </State>
      <State name={names.long}>
        <LinkArrow href="#text-link">{names.longWord}</LinkArrow>
      </State>
    </Entry>
  );
}
