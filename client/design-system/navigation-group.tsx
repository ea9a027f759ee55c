import { BreadcrumbTrail } from '#client/ui/breadcrumb/breadcrumb.tsx';
import { PageLinks } from '#client/ui/pagination/pagination.tsx';
import { Stepper } from '#client/ui/stepper/stepper.tsx';
import { Entry, Group, State, useStateNames } from './specimen.tsx';
import { useLocalize } from './use-localize.ts';

export function NavigationGroup() {
  const localize = useLocalize();
  return (
    <Group id="ways" title={localize('Repères', 'Ways')}>
      <BreadcrumbEntry />
      <PaginationEntry />
      <StepperEntry />
    </Group>
  );
}

function BreadcrumbEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const steps = [
    { label: localize('Accueil', 'Home'), url: '#home' },
    { label: localize('Chauffage électrique', 'Electric heating'), url: '#electric-heating' },
    { label: localize('Radiateurs', 'Radiators'), url: '#radiators' },
  ];
  const label = (name: string) => `${localize('Vous êtes ici', 'You are here')} (${name})`;
  return (
    <Entry
      wide
      name="breadcrumb"
      title={localize('Fil d’Ariane', 'Breadcrumb')}
      use={localize(
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
  const localize = useLocalize();
  const labels = (name: string) => ({
    label: `${localize('Pages', 'Pages')} (${name})`,
    previous: localize('Précédente', 'Previous'),
    next: localize('Suivante', 'Next'),
    page: (page: number) => localize(`Page ${page}`, `Page ${page}`),
  });
  const cases = [
    [localize('Première', 'First'), 1, 3],
    [localize('Au milieu', 'In the middle'), 6, 12],
    [localize('Dernière', 'Last'), 12, 12],
  ] as const;
  return (
    <Entry
      wide
      name="pagination"
      title={localize('Pages', 'Pagination')}
      use={localize(
        'Les pages d’une liste, chacune sous son adresse.',
        'The pages of a list, each under an address of its own.',
      )}
    >
      {cases.map(([name, page, pages]) => (
        <State key={name} name={name}>
          <PageLinks page={page} pages={pages} urlOf={(number) => `#page-${number}`} labels={labels(name)} />
        </State>
      ))}
    </Entry>
  );
}

function StepperEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const steps = [
    { title: localize('Panier', 'Basket'), href: '#basket' },
    { title: localize('Livraison', 'Delivery'), href: '#delivery' },
    { title: localize('Récapitulatif', 'Summary') },
    { title: localize('Paiement', 'Payment') },
  ];
  const labels = {
    place: (step: number, count: number) =>
      localize(`Étape ${step} sur ${count}`, `Step ${step} of ${count}`),
    done: localize('terminée', 'done'),
  };
  const label = (name: string) => `${localize('Votre commande', 'Your order')} (${name})`;
  const cases = [
    [localize('Début', 'Start'), 0],
    [localize('En cours', 'Under way'), 2],
    [localize('Fin', 'End'), 3],
  ] as const;
  return (
    <Entry
      wide
      name="stepper"
      title={localize('Étapes', 'Stepper')}
      use={localize(
        'Une tâche en plusieurs pages. On revient à ce qui est fait, on ne saute pas ce qui vient.',
        'A task of several pages. One goes back to what is done, not ahead to what comes.',
      )}
      notes={[[names.aloud, localize('« Étape 2 sur 4 », « terminée ».', '“Step 2 of 4”, “done”.')]]}
    >
      {cases.map(([name, current]) => (
        <State key={name} name={name}>
          <Stepper {...labels} label={label(name)} steps={steps} current={current} />
        </State>
      ))}
      <State name={names.long}>
        <Stepper
          {...labels}
          label={label(names.long)}
          steps={[{ title: names.longWord, href: '#long' }, { title: names.longWord }, ...steps.slice(2)]}
          current={1}
        />
      </State>
    </Entry>
  );
}
