import { Accordion } from '#client/ui/accordion/accordion.tsx';
import { TabLinks } from '#client/ui/tabs/tab-links.tsx';
import { Tabs } from '#client/ui/tabs/tabs.tsx';
import { Table } from '#client/ui/table/table.tsx';
import { CardEntry } from './card-entry.tsx';
import { CarouselEntry } from './carousel-entry.tsx';
import { Entry, Group, State, useStateNames } from './specimen.tsx';
import { useLocalize } from './use-localize.ts';

export function ViewsGroup() {
  const localize = useLocalize();
  return (
    <Group id="views" title={localize('Présentation', 'Views')}>
      <TabsEntry />
      <AccordionEntry />
      <CardEntry />
      <TableEntry />
      <CarouselEntry />
    </Group>
  );
}

function TabsEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const products = localize('Produits', 'Products');
  return (
    <Entry
      wide
      name="tabs"
      title={localize('Onglets', 'Tabs')}
      use={localize(
        'Des vues dont une seule suffit à la fois. De préférence des liens : chaque vue a alors son adresse.',
        'Views of which one is enough at a time. Links if possible: each view then has an address.',
      )}
      notes={[
        [
          names.keyboard,
          localize('Flèches d’un onglet à l’autre, Début et Fin.', 'Arrows from tab to tab, Home and End.'),
        ],
        [
          names.noScript,
          localize(
            'Tous les volets se suivent, chacun sous son titre.',
            'All panels follow, each under its title.',
          ),
        ],
      ]}
    >
      <State name={localize('Dans la page', 'In the page')}>
        <Tabs
          label={localize('Le radiateur Lame', 'The Lame radiator')}
          tabs={[
            {
              value: 'fitting',
              title: localize('Pose', 'Fitting'),
              content: (
                <p>
                  {localize(
                    'Quatre points de fixation, à 150 mm du sol.',
                    'Four fixing points, 150 mm above the floor.',
                  )}
                </p>
              ),
            },
            {
              value: 'care',
              title: localize('Entretien', 'Care'),
              content: (
                <p>{localize('Un chiffon sec, une fois par saison.', 'A dry cloth, once a season.')}</p>
              ),
            },
            { value: 'parts', title: localize('Pièces', 'Parts'), content: null, disabled: true },
            { value: 'long', title: names.longWord, content: <p>{names.longWord}</p> },
          ]}
        />
      </State>
      <State name={localize('En liens', 'As links')}>
        <TabLinks
          label={localize('Résultats', 'Results')}
          links={[
            { href: '#tabs', title: products, count: 137, isCurrent: true },
            {
              href: '#tabs-notices',
              title: localize('Notices', 'Instructions'),
              count: 41,
              isCurrent: false,
            },
            { href: '#tabs-pages', title: localize('Conseils', 'Advice'), count: 8, isCurrent: false },
          ]}
        />
      </State>
    </Entry>
  );
}

function AccordionEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const questions = [
    {
      title: localize('Qui pose le radiateur ?', 'Who fits the radiator?'),
      content: paragraph(
        localize(
          'Un installateur, ou vous : quatre vis et une prise murale.',
          'An installer, or you: four screws and a wall outlet.',
        ),
      ),
    },
    {
      title: localize('Combien de temps durent les pièces ?', 'How long are parts kept?'),
      content: paragraph(
        localize('Quinze ans après le dernier appareil vendu.', 'Fifteen years after the last one is sold.'),
      ),
    },
    { title: names.longWord, content: paragraph(names.longWord) },
  ];
  return (
    <Entry
      name="accordion"
      title={localize('Accordéon', 'Accordion')}
      use={localize(
        'Des questions dont chacun ne lit que la sienne. Pas pour cacher ce que tous doivent lire.',
        'Questions of which everyone reads their own. Not for hiding what all should read.',
      )}
      notes={[
        [names.keyboard, localize('Entrée ou Espace ouvre et ferme.', 'Enter or Space opens and closes.')],
        [names.noScript, localize('Rien ne change.', 'Nothing changes.')],
      ]}
    >
      <State name={localize('Indépendants', 'Independent')}>
        <Accordion items={questions.map((item, index) => ({ ...item, isOpen: index === 0 }))} />
      </State>
      <State name={localize('Un seul ouvert à la fois', 'One open at a time')}>
        <Accordion items={questions} name="catalogue-accordion" />
      </State>
    </Entry>
  );
}

function TableEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  return (
    <Entry
      wide
      name="table"
      title={localize('Tableau', 'Table')}
      use={localize(
        'Des chiffres à comparer. Filets horizontaux seuls, chiffres à droite, colonne choisie en plâtre.',
        'Figures to compare. Horizontal rules only, figures on the right, the chosen column on plaster.',
      )}
      notes={[
        [
          localize('Téléphone', 'Phone'),
          localize(
            'Seule reste la colonne choisie ; sans choix, le tableau défile.',
            'Only the chosen column stays; without a choice the table scrolls.',
          ),
        ],
        [
          names.keyboard,
          localize(
            'Le tableau prend le focus, les flèches le font défiler.',
            'The table takes the focus, arrows scroll it.',
          ),
        ],
      ]}
    >
      <State name={localize('Chiffres, colonne choisie', 'Figures, a chosen column')}>
        <Table
          figures
          chosen={3}
          caption={localize('Tailles du radiateur Lame', 'Sizes of the Lame radiator')}
          head={[localize('Puissance', 'Power'), '750 W', '1 000 W', '1 500 W', '2 000 W']}
          rows={[
            [withUnit(localize('Largeur', 'Width'), 'mm'), '620', '820', '1 200', '1 600'],
            [withUnit(localize('Masse', 'Weight'), 'kg'), '11,2', '14,8', '21,4', '28,6'],
            [
              withUnit(localize('Surface chauffée', 'Heated area'), 'm²'),
              '8 à 10',
              '12 à 14',
              '18 à 20',
              '24 à 27',
            ],
          ]}
        />
      </State>
      <State name={localize('Mots', 'Words')}>
        <Table
          caption={localize('Prochaines formations', 'Next courses')}
          head={[
            localize('Date', 'Date'),
            localize('Sujet', 'Subject'),
            localize('Lieu', 'Place'),
            localize('Places', 'Seats'),
          ]}
          rows={[
            [
              localize('12 janvier', '12 January'),
              localize('Pompes à chaleur : mise en service', 'Heat pumps: first start'),
              'Vernon',
              '3',
            ],
            [localize('19 janvier', '19 January'), names.longWord, 'Roanne', localize('Complet', 'Full')],
          ]}
        />
      </State>
    </Entry>
  );
}

function paragraph(text: string) {
  return <p>{text}</p>;
}

function withUnit(label: string, unit: string) {
  return (
    <>
      {label} <small>{unit}</small>
    </>
  );
}
