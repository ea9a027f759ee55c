import styles from './contents.module.css';
import { useLocalize } from './use-localize.ts';

export function Contents() {
  const localize = useLocalize();
  const groups: [string, [string, string][]][] = [
    [
      localize('Fondations', 'Foundations'),
      [
        ['colours', localize('Couleurs', 'Colours')],
        ['type', localize('Caractères', 'Type')],
        ['space', localize('Espaces', 'Space')],
      ],
    ],
    [
      localize('Actions', 'Actions'),
      [
        ['button', localize('Bouton', 'Button')],
        ['icon-button', localize('Bouton-signe', 'Icon button')],
        ['text-link', localize('Liens', 'Links')],
      ],
    ],
    [
      localize('Champs', 'Fields'),
      [
        ['text-field', localize('Texte', 'Text')],
        ['number-field', localize('Nombre', 'Number')],
        ['password-field', localize('Mot de passe', 'Password')],
        ['file-field', localize('Fichier', 'File')],
        ['select', localize('Liste', 'Select')],
        ['combobox', localize('Liste à saisie', 'Combobox')],
      ],
    ],
    [
      localize('Choix', 'Choices'),
      [
        ['checkbox', localize('Case', 'Checkbox')],
        ['radio-group', localize('Boutons radio', 'Radio group')],
        ['switch', localize('Interrupteur', 'Switch')],
        ['range', localize('Curseur', 'Range')],
      ],
    ],
    [
      localize('Par-dessus la page', 'Over the page'),
      [
        ['dialog', localize('Dialogue', 'Dialog')],
        ['drawer', localize('Tiroir', 'Drawer')],
        ['menu', localize('Menu', 'Menu')],
        ['tooltip', localize('Infobulle', 'Tooltip')],
        ['toast', localize('Message bref', 'Toast')],
      ],
    ],
    [
      localize('Présentation', 'Views'),
      [
        ['tabs', localize('Onglets', 'Tabs')],
        ['accordion', localize('Accordéon', 'Accordion')],
        ['card', localize('Fiche', 'Card')],
        ['table', localize('Tableau', 'Table')],
        ['carousel', localize('Carrousel', 'Carousel')],
      ],
    ],
    [
      localize('Repères', 'Ways'),
      [
        ['breadcrumb', localize('Fil d’Ariane', 'Breadcrumb')],
        ['pagination', localize('Pages', 'Pagination')],
        ['stepper', localize('Étapes', 'Stepper')],
      ],
    ],
    [
      localize('Messages', 'Messages'),
      [
        ['badge', localize('Pastille', 'Badge')],
        ['banner', localize('Bandeau', 'Banner')],
        ['progress', localize('Avancement', 'Progress')],
        ['skeleton', localize('Attente', 'Skeleton')],
        ['empty-state', localize('État vide', 'Empty state')],
      ],
    ],
  ];
  return (
    <nav className={styles.contents} aria-label={localize('Sommaire', 'Contents')}>
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
