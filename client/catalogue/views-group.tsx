import { Accordion } from '#client/ui/accordion/accordion.tsx';
import { TabLinks } from '#client/ui/tabs/tab-links.tsx';
import { Tabs } from '#client/ui/tabs/tabs.tsx';
import { Table } from '#client/ui/table/table.tsx';
import { CardEntry } from './card-entry.tsx';
import { CarouselEntry } from './carousel-entry.tsx';
import { Entry, Group, State, useStateNames } from './specimen.tsx';
import { useSay } from './use-say.ts';

export function ViewsGroup() {
  const say = useSay();
  return (
    <Group id="views" title={say('Présentation', 'Views')}>
      <TabsEntry />
      <AccordionEntry />
      <CardEntry />
      <TableEntry />
      <CarouselEntry />
    </Group>
  );
}

function TabsEntry() {
  const say = useSay();
  const names = useStateNames();
  const products = say('Produits', 'Products');
  return (
    <Entry
      wide
      name="tabs"
      title={say('Onglets', 'Tabs')}
      use={say(
        'Des vues dont une seule suffit à la fois. De préférence des liens : chaque vue a alors son adresse.',
        'Views of which one is enough at a time. Links if possible: each view then has an address.',
      )}
      notes={[
        [
          names.keyboard,
          say('Flèches d’un onglet à l’autre, Début et Fin.', 'Arrows from tab to tab, Home and End.'),
        ],
        [
          names.noScript,
          say(
            'Tous les volets se suivent, chacun sous son titre.',
            'All panels follow, each under its title.',
          ),
        ],
      ]}
    >
      <State name={say('Dans la page', 'In the page')}>
        <Tabs
          label={say('Le radiateur Lame', 'The Lame radiator')}
          tabs={[
            {
              value: 'fitting',
              title: say('Pose', 'Fitting'),
              content: (
                <p>
                  {say(
                    'Quatre points de fixation, à 150 mm du sol.',
                    'Four fixing points, 150 mm above the floor.',
                  )}
                </p>
              ),
            },
            {
              value: 'care',
              title: say('Entretien', 'Care'),
              content: <p>{say('Un chiffon sec, une fois par saison.', 'A dry cloth, once a season.')}</p>,
            },
            { value: 'parts', title: say('Pièces', 'Parts'), content: null, disabled: true },
            { value: 'long', title: names.longWord, content: <p>{names.longWord}</p> },
          ]}
        />
      </State>
      <State name={say('En liens', 'As links')}>
        <TabLinks
          label={say('Résultats', 'Results')}
          links={[
            { href: '#tabs', title: products, count: 137, isCurrent: true },
            { href: '#tabs-notices', title: say('Notices', 'Instructions'), count: 41, isCurrent: false },
            { href: '#tabs-pages', title: say('Conseils', 'Advice'), count: 8, isCurrent: false },
          ]}
        />
      </State>
    </Entry>
  );
}

function AccordionEntry() {
  const say = useSay();
  const names = useStateNames();
  const questions = [
    {
      title: say('Qui pose le radiateur ?', 'Who fits the radiator?'),
      content: paragraph(
        say(
          'Un installateur, ou vous : quatre vis et une prise murale.',
          'An installer, or you: four screws and a wall outlet.',
        ),
      ),
    },
    {
      title: say('Combien de temps durent les pièces ?', 'How long are parts kept?'),
      content: paragraph(
        say('Quinze ans après le dernier appareil vendu.', 'Fifteen years after the last one is sold.'),
      ),
    },
    { title: names.longWord, content: paragraph(names.longWord) },
  ];
  return (
    <Entry
      name="accordion"
      title={say('Accordéon', 'Accordion')}
      use={say(
        'Des questions dont chacun ne lit que la sienne. Pas pour cacher ce que tous doivent lire.',
        'Questions of which everyone reads their own. Not for hiding what all should read.',
      )}
      notes={[
        [names.keyboard, say('Entrée ou Espace ouvre et ferme.', 'Enter or Space opens and closes.')],
        [names.noScript, say('Rien ne change.', 'Nothing changes.')],
      ]}
    >
      <State name={say('Indépendants', 'Independent')}>
        <Accordion items={questions.map((item, index) => ({ ...item, isOpen: index === 0 }))} />
      </State>
      <State name={say('Un seul ouvert à la fois', 'One open at a time')}>
        <Accordion items={questions} name="catalogue-accordion" />
      </State>
    </Entry>
  );
}

function TableEntry() {
  const say = useSay();
  const names = useStateNames();
  return (
    <Entry
      wide
      name="table"
      title={say('Tableau', 'Table')}
      use={say(
        'Des chiffres à comparer. Filets horizontaux seuls, chiffres à droite, colonne choisie en plâtre.',
        'Figures to compare. Horizontal rules only, figures on the right, the chosen column on plaster.',
      )}
      notes={[
        [
          say('Téléphone', 'Phone'),
          say(
            'Seule reste la colonne choisie ; sans choix, le tableau défile.',
            'Only the chosen column stays; without a choice the table scrolls.',
          ),
        ],
        [
          names.keyboard,
          say(
            'Le tableau prend le focus, les flèches le font défiler.',
            'The table takes the focus, arrows scroll it.',
          ),
        ],
      ]}
    >
      <State name={say('Chiffres, colonne choisie', 'Figures, a chosen column')}>
        <Table
          figures
          chosen={3}
          caption={say('Tailles du radiateur Lame', 'Sizes of the Lame radiator')}
          head={[say('Puissance', 'Power'), '750 W', '1 000 W', '1 500 W', '2 000 W']}
          rows={[
            [withUnit(say('Largeur', 'Width'), 'mm'), '620', '820', '1 200', '1 600'],
            [withUnit(say('Masse', 'Weight'), 'kg'), '11,2', '14,8', '21,4', '28,6'],
            [
              withUnit(say('Surface chauffée', 'Heated area'), 'm²'),
              '8 à 10',
              '12 à 14',
              '18 à 20',
              '24 à 27',
            ],
          ]}
        />
      </State>
      <State name={say('Mots', 'Words')}>
        <Table
          caption={say('Prochaines formations', 'Next courses')}
          head={[say('Date', 'Date'), say('Sujet', 'Subject'), say('Lieu', 'Place'), say('Places', 'Seats')]}
          rows={[
            [
              say('12 janvier', '12 January'),
              say('Pompes à chaleur : mise en service', 'Heat pumps: first start'),
              'Vernon',
              '3',
            ],
            [say('19 janvier', '19 January'), names.longWord, 'Roanne', say('Complet', 'Full')],
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
