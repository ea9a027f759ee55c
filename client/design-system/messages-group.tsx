import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { Badge } from '#client/ui/badge/badge.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { Progress } from '#client/ui/progress/progress.tsx';
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { Entry, Group, State, useStateNames } from './specimen.tsx';
import { useLocalize } from './use-localize.ts';

export function MessagesGroup() {
  const localize = useLocalize();
  return (
    <Group id="messages" title={localize('Messages', 'Messages')}>
      <BadgeEntry />
      <BannerEntry />
      <ProgressEntry />
      <SkeletonEntry />
      <EmptyEntry />
    </Group>
  );
}

function BadgeEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const badges = [
    ['neutral', localize('Neutre', 'Neutral'), localize('Pour les professionnels', 'For professionals')],
    ['strong', localize('Appuyé', 'Strong'), localize('Nouveau', 'New')],
    ['good', localize('Favorable', 'Good'), localize('En stock', 'In stock')],
    ['caution', localize('Attention', 'Caution'), localize('Sous 3 jours', 'Within 3 days')],
    ['error', localize('Erreur', 'Error'), localize('Paiement refusé', 'Payment declined')],
  ] as const;
  return (
    <Entry
      name="badge"
      title={localize('Pastille', 'Badge')}
      use={localize(
        'L’état d’une chose en un ou deux mots. La couleur répète, les mots disent. Ne se presse pas.',
        'The state of a thing in a word or two. The words say it, the colour repeats it. Not to be pressed.',
      )}
    >
      {badges.map(([tone, name, labels]) => (
        <State key={tone} name={name}>
          <Badge tone={tone}>{labels}</Badge>
        </State>
      ))}
      <State name={names.long}>
        <Badge>{names.longWord}</Badge>
      </State>
    </Entry>
  );
}

function BannerEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const [isShown, setShown] = useState(true);
  return (
    <Entry
      wide
      name="banner"
      title={localize('Bandeau', 'Banner')}
      use={localize(
        'Un message sur toute la page ou tout le formulaire, au-dessus de ce dont il parle. Il reste.',
        'A message about the whole page or form, above what it is about. It stays.',
      )}
      notes={[
        [
          names.aloud,
          localize(
            'Une erreur est dite aussitôt, le reste à son tour.',
            'An error is said at once, the rest in its turn.',
          ),
        ],
      ]}
    >
      <State name={localize('Information, se ferme', 'Information, can be closed')}>
        {isShown ? (
          <Banner close={{ label: localize('Fermer', 'Close'), run: () => setShown(false) }}>
            <p>
              {localize(
                'Nos conseillers sont absents le 11 novembre.',
                'Our advisers are away on 11 November.',
              )}
            </p>
          </Banner>
        ) : (
          <div role="status">{localize('Fermé.', 'Closed.')}</div>
        )}
      </State>
      <State name={localize('Favorable', 'Good')}>
        <Banner tone="good" title={localize('Commande reçue', 'Order received')}>
          <p>
            {localize(
              'Le récapitulatif vient de partir à votre adresse.',
              'The summary is on its way to your address.',
            )}
          </p>
        </Banner>
      </State>
      <State name={localize('Attention', 'Caution')}>
        <Banner
          tone="caution"
          title={localize('La banque n’a pas encore répondu', 'Your bank has not answered yet')}
        >
          <p>{localize('Ne payez pas deux fois.', 'Please do not pay again.')}</p>
        </Banner>
      </State>
      <State name={localize('Erreurs d’un formulaire', 'Errors of a form')}>
        <Banner tone="error" title={localize('Deux réponses sont à revoir', 'Two answers need another look')}>
          <ul>
            <li>
              <TextLink href="#text-field">{localize('Code postal', 'Postcode')}</TextLink>
            </li>
            <li>
              <TextLink href="#number-field">{names.longWord}</TextLink>
            </li>
          </ul>
        </Banner>
      </State>
    </Entry>
  );
}

function ProgressEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  return (
    <Entry
      name="progress"
      title={localize('Avancement', 'Progress')}
      use={localize(
        'Ce qui dure plus de quelques secondes. Rien ne tourne : les mots changent.',
        'What takes more than a few seconds. Nothing turns: the words change.',
      )}
    >
      <State name={localize('En cours', 'Under way')}>
        <Progress
          label={localize('Envoi des photos', 'Sending photos')}
          value={38}
          text={localize('3 sur 8', '3 of 8')}
        />
      </State>
      <State name={localize('Durée inconnue', 'Nobody knows how long')}>
        <Progress
          label={localize('Calcul du devis', 'Working out the quotation')}
          text={localize('En cours', 'Under way')}
        />
      </State>
      <State name={names.long}>
        <Progress label={names.longWord} value={100} text={localize('Terminé', 'Done')} />
      </State>
    </Entry>
  );
}

function SkeletonEntry() {
  const localize = useLocalize();
  return (
    <Entry
      name="skeleton"
      title={localize('Attente', 'Skeleton')}
      use={localize(
        'La forme de ce qui arrive, après une seconde. Elle ne scintille pas.',
        'The shape of what is coming, after a second. It does not shimmer.',
      )}
    >
      <State name={localize('Texte', 'Text')}>
        <Skeleton label={localize('Le texte arrive.', 'The text is coming.')} />
      </State>
      <State name={localize('Fiche', 'Card')}>
        <Skeleton label={localize('La fiche arrive.', 'The card is coming.')} lines={2} picture />
      </State>
    </Entry>
  );
}

function EmptyEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  return (
    <Entry
      wide
      name="empty-state"
      title={localize('État vide', 'Empty state')}
      use={localize(
        'Rien encore : pourquoi, et la seule chose à faire. Un mur vide et sa ligne de sol.',
        'Nothing yet: why, and the one thing to do. An empty wall and its floor line.',
      )}
    >
      <State name={names.rest}>
        <EmptyState
          title={localize('Aucun chantier', 'No site yet')}
          text={localize(
            'Un chantier réunit les appareils, les plans et les commandes d’une adresse.',
            'A site holds the appliances, plans and orders of one address.',
          )}
        >
          <ButtonLink kind="ink" icon={ArrowRight} href="#empty-state">
            {localize('Ouvrir un chantier', 'Open a site')}
          </ButtonLink>
        </EmptyState>
      </State>
      <State name={names.long}>
        <EmptyState title={names.longWord} text={names.longWord} />
      </State>
    </Entry>
  );
}
