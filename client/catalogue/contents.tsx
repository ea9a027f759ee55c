import styles from './contents.module.css';
import { useSay } from './use-say.ts';

export function Contents() {
  const say = useSay();
  const groups: [string, [string, string][]][] = [
    [
      say('Fondations', 'Foundations'),
      [
        ['colours', say('Couleurs', 'Colours')],
        ['type', say('Caractères', 'Type')],
        ['space', say('Espaces', 'Space')],
      ],
    ],
    [
      say('Actions', 'Actions'),
      [
        ['button', say('Bouton', 'Button')],
        ['icon-button', say('Bouton-signe', 'Icon button')],
        ['text-link', say('Liens', 'Links')],
      ],
    ],
    [
      say('Champs', 'Fields'),
      [
        ['text-field', say('Texte', 'Text')],
        ['number-field', say('Nombre', 'Number')],
        ['password-field', say('Mot de passe', 'Password')],
        ['file-field', say('Fichier', 'File')],
        ['select', say('Liste', 'Select')],
        ['combobox', say('Liste à saisie', 'Combobox')],
      ],
    ],
    [
      say('Choix', 'Choices'),
      [
        ['checkbox', say('Case', 'Checkbox')],
        ['radio-group', say('Boutons radio', 'Radio group')],
        ['switch', say('Interrupteur', 'Switch')],
        ['range', say('Curseur', 'Range')],
      ],
    ],
    [
      say('Par-dessus la page', 'Over the page'),
      [
        ['dialog', say('Dialogue', 'Dialog')],
        ['drawer', say('Tiroir', 'Drawer')],
        ['menu', say('Menu', 'Menu')],
        ['tooltip', say('Infobulle', 'Tooltip')],
        ['toast', say('Message bref', 'Toast')],
      ],
    ],
    [
      say('Présentation', 'Views'),
      [
        ['tabs', say('Onglets', 'Tabs')],
        ['accordion', say('Accordéon', 'Accordion')],
        ['card', say('Fiche', 'Card')],
        ['table', say('Tableau', 'Table')],
        ['carousel', say('Carrousel', 'Carousel')],
      ],
    ],
    [
      say('Repères', 'Ways'),
      [
        ['breadcrumb', say('Fil d’Ariane', 'Breadcrumb')],
        ['pagination', say('Pages', 'Pagination')],
        ['stepper', say('Étapes', 'Stepper')],
      ],
    ],
    [
      say('Messages', 'Messages'),
      [
        ['badge', say('Pastille', 'Badge')],
        ['banner', say('Bandeau', 'Banner')],
        ['progress', say('Avancement', 'Progress')],
        ['skeleton', say('Attente', 'Skeleton')],
        ['empty-state', say('État vide', 'Empty state')],
      ],
    ],
  ];
  return (
    <nav className={styles.contents} aria-label={say('Sommaire', 'Contents')}>
      {groups.map(([title, entries]) => (
        <details key={title} open>
          <summary>{title}</summary>
          <ul>
            {entries.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
