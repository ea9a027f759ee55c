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
import { useSay } from './use-say.ts';

export function MessagesGroup() {
  const say = useSay();
  return (
    <Group id="messages" title={say('Messages', 'Messages')}>
      <BadgeEntry />
      <BannerEntry />
      <ProgressEntry />
      <SkeletonEntry />
      <EmptyEntry />
    </Group>
  );
}

function BadgeEntry() {
  const say = useSay();
  const names = useStateNames();
  const badges = [
    ['neutral', say('Neutre', 'Neutral'), say('Pour les professionnels', 'For professionals')],
    ['strong', say('Appuyé', 'Strong'), say('Nouveau', 'New')],
    ['good', say('Favorable', 'Good'), say('En stock', 'In stock')],
    ['caution', say('Attention', 'Caution'), say('Sous 3 jours', 'Within 3 days')],
    ['error', say('Erreur', 'Error'), say('Paiement refusé', 'Payment declined')],
  ] as const;
  return (
    <Entry
      name="badge"
      title={say('Pastille', 'Badge')}
      use={say(
        'L’état d’une chose en un ou deux mots. La couleur répète, les mots disent. Ne se presse pas.',
        'The state of a thing in a word or two. The words say it, the colour repeats it. Not to be pressed.',
      )}
    >
      {badges.map(([tone, name, words]) => (
        <State key={tone} name={name}>
          <Badge tone={tone}>{words}</Badge>
        </State>
      ))}
      <State name={names.long}>
        <Badge>{names.longWord}</Badge>
      </State>
    </Entry>
  );
}

function BannerEntry() {
  const say = useSay();
  const names = useStateNames();
  const [isShown, setShown] = useState(true);
  return (
    <Entry
      wide
      name="banner"
      title={say('Bandeau', 'Banner')}
      use={say(
        'Un message sur toute la page ou tout le formulaire, au-dessus de ce dont il parle. Il reste.',
        'A message about the whole page or form, above what it is about. It stays.',
      )}
      notes={[
        [
          names.aloud,
          say(
            'Une erreur est dite aussitôt, le reste à son tour.',
            'An error is said at once, the rest in its turn.',
          ),
        ],
      ]}
    >
      <State name={say('Information, se ferme', 'Information, can be closed')}>
        {isShown ? (
          <Banner close={{ label: say('Fermer', 'Close'), run: () => setShown(false) }}>
            <p>
              {say('Nos conseillers sont absents le 11 novembre.', 'Our advisers are away on 11 November.')}
            </p>
          </Banner>
        ) : (
          <div role="status">{say('Fermé.', 'Closed.')}</div>
        )}
      </State>
      <State name={say('Favorable', 'Good')}>
        <Banner tone="good" title={say('Commande reçue', 'Order received')}>
          <p>
            {say(
              'Le récapitulatif vient de partir à votre adresse.',
              'The summary is on its way to your address.',
            )}
          </p>
        </Banner>
      </State>
      <State name={say('Attention', 'Caution')}>
        <Banner
          tone="caution"
          title={say('La banque n’a pas encore répondu', 'Your bank has not answered yet')}
        >
          <p>{say('Ne payez pas deux fois.', 'Please do not pay again.')}</p>
        </Banner>
      </State>
      <State name={say('Erreurs d’un formulaire', 'Errors of a form')}>
        <Banner tone="error" title={say('Deux réponses sont à revoir', 'Two answers need another look')}>
          <ul>
            <li>
              <TextLink href="#text-field">{say('Code postal', 'Postcode')}</TextLink>
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
  const say = useSay();
  const names = useStateNames();
  return (
    <Entry
      name="progress"
      title={say('Avancement', 'Progress')}
      use={say(
        'Ce qui dure plus de quelques secondes. Rien ne tourne : les mots changent.',
        'What takes more than a few seconds. Nothing turns: the words change.',
      )}
    >
      <State name={say('En cours', 'Under way')}>
        <Progress
          label={say('Envoi des photos', 'Sending photos')}
          value={38}
          text={say('3 sur 8', '3 of 8')}
        />
      </State>
      <State name={say('Durée inconnue', 'Nobody knows how long')}>
        <Progress
          label={say('Calcul du devis', 'Working out the quotation')}
          text={say('En cours', 'Under way')}
        />
      </State>
      <State name={names.long}>
        <Progress label={names.longWord} value={100} text={say('Terminé', 'Done')} />
      </State>
    </Entry>
  );
}

function SkeletonEntry() {
  const say = useSay();
  return (
    <Entry
      name="skeleton"
      title={say('Attente', 'Skeleton')}
      use={say(
        'La forme de ce qui arrive, après une seconde. Elle ne scintille pas.',
        'The shape of what is coming, after a second. It does not shimmer.',
      )}
    >
      <State name={say('Texte', 'Text')}>
        <Skeleton label={say('Le texte arrive.', 'The text is coming.')} />
      </State>
      <State name={say('Fiche', 'Card')}>
        <Skeleton label={say('La fiche arrive.', 'The card is coming.')} lines={2} picture />
      </State>
    </Entry>
  );
}

function EmptyEntry() {
  const say = useSay();
  const names = useStateNames();
  return (
    <Entry
      wide
      name="empty-state"
      title={say('État vide', 'Empty state')}
      use={say(
        'Rien encore : pourquoi, et la seule chose à faire. Un mur vide et sa ligne de sol.',
        'Nothing yet: why, and the one thing to do. An empty wall and its floor line.',
      )}
    >
      <State name={names.rest}>
        <EmptyState
          title={say('Aucun chantier', 'No site yet')}
          text={say(
            'Un chantier réunit les appareils, les plans et les commandes d’une adresse.',
            'A site holds the appliances, plans and orders of one address.',
          )}
        >
          <ButtonLink kind="ink" icon={ArrowRight} href="#empty-state">
            {say('Ouvrir un chantier', 'Open a site')}
          </ButtonLink>
        </EmptyState>
      </State>
      <State name={names.long}>
        <EmptyState title={names.longWord} text={names.longWord} />
      </State>
    </Entry>
  );
}
