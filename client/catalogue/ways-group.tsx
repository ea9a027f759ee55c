import { BreadcrumbTrail } from '#client/ui/breadcrumb/breadcrumb.tsx';
import { PageLinks } from '#client/ui/pagination/pagination.tsx';
import { Stepper } from '#client/ui/stepper/stepper.tsx';
import { Entry, Group, State, useStateNames } from './specimen.tsx';
import { useSay } from './use-say.ts';

export function WaysGroup() {
  const say = useSay();
  return (
    <Group id="ways" title={say('Repères', 'Ways')}>
      <BreadcrumbEntry />
      <PaginationEntry />
      <StepperEntry />
    </Group>
  );
}

function BreadcrumbEntry() {
  const say = useSay();
  const names = useStateNames();
  const steps = [
    { label: say('Accueil', 'Home'), url: '#home' },
    { label: say('Chauffage électrique', 'Electric heating'), url: '#electric-heating' },
    { label: say('Radiateurs', 'Radiators'), url: '#radiators' },
  ];
  const label = (name: string) => `${say('Vous êtes ici', 'You are here')} (${name})`;
  return (
    <Entry
      wide
      name="breadcrumb"
      title={say('Fil d’Ariane', 'Breadcrumb')}
      use={say(
        'Où la page se tient dans le site. Bureau seulement.',
        'Where the page stands in the site. Desktop only.',
      )}
    >
      <State name={names.rest}>
        <BreadcrumbTrail label={label(names.rest)} items={[...steps, { label: 'Lame', url: '#lame' }]} />
      </State>
      <State name={names.long}>
        <BreadcrumbTrail
          label={label(names.long)}
          items={[...steps, { label: names.longWord, url: '#long' }]}
        />
      </State>
    </Entry>
  );
}

function PaginationEntry() {
  const say = useSay();
  const words = (name: string) => ({
    label: `${say('Pages', 'Pages')} (${name})`,
    previous: say('Précédente', 'Previous'),
    next: say('Suivante', 'Next'),
    page: (page: number) => say(`Page ${page}`, `Page ${page}`),
  });
  const cases = [
    [say('Première', 'First'), 1, 3],
    [say('Au milieu', 'In the middle'), 6, 12],
    [say('Dernière', 'Last'), 12, 12],
  ] as const;
  return (
    <Entry
      wide
      name="pagination"
      title={say('Pages', 'Pagination')}
      use={say(
        'Les pages d’une liste, chacune sous son adresse.',
        'The pages of a list, each under an address of its own.',
      )}
    >
      {cases.map(([name, page, pages]) => (
        <State key={name} name={name}>
          <PageLinks page={page} pages={pages} urlOf={(number) => `#page-${number}`} words={words(name)} />
        </State>
      ))}
    </Entry>
  );
}

function StepperEntry() {
  const say = useSay();
  const names = useStateNames();
  const steps = [
    { title: say('Panier', 'Basket'), href: '#basket' },
    { title: say('Livraison', 'Delivery'), href: '#delivery' },
    { title: say('Récapitulatif', 'Summary') },
    { title: say('Paiement', 'Payment') },
  ];
  const words = {
    place: (step: number, count: number) => say(`Étape ${step} sur ${count}`, `Step ${step} of ${count}`),
    done: say('terminée', 'done'),
  };
  const label = (name: string) => `${say('Votre commande', 'Your order')} (${name})`;
  const cases = [
    [say('Début', 'Start'), 0],
    [say('En cours', 'Under way'), 2],
    [say('Fin', 'End'), 3],
  ] as const;
  return (
    <Entry
      wide
      name="stepper"
      title={say('Étapes', 'Stepper')}
      use={say(
        'Une tâche en plusieurs pages. On revient à ce qui est fait, on ne saute pas ce qui vient.',
        'A task of several pages. One goes back to what is done, not ahead to what comes.',
      )}
      notes={[[names.aloud, say('« Étape 2 sur 4 », « terminée ».', '“Step 2 of 4”, “done”.')]]}
    >
      {cases.map(([name, current]) => (
        <State key={name} name={name}>
          <Stepper {...words} label={label(name)} steps={steps} current={current} />
        </State>
      ))}
      <State name={names.long}>
        <Stepper
          {...words}
          label={label(names.long)}
          steps={[{ title: names.longWord, href: '#long' }, { title: names.longWord }, ...steps.slice(2)]}
          current={1}
        />
      </State>
    </Entry>
  );
}
