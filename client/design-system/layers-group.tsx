import { CircleHelp, ShoppingBasket, SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { Drawer } from '#client/ui/drawer/drawer.tsx';
import { Menu } from '#client/ui/menu/menu.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { Tooltip } from '#client/ui/tooltip/tooltip.tsx';
import { Entry, Group, State, useStateNames } from './specimen.tsx';
import { ToastEntry } from './toast-entry.tsx';
import { useLocalize } from './use-localize.ts';

export function LayersGroup() {
  const localize = useLocalize();
  return (
    <Group id="layers" title={localize('Par-dessus la page', 'Over the page')}>
      <DialogEntry />
      <DrawerEntry />
      <MenuEntry />
      <TooltipEntry />
      <ToastEntry />
    </Group>
  );
}

function useModalNotes(): [string, string][] {
  const localize = useLocalize();
  const names = useStateNames();
  return [
    [
      names.keyboard,
      localize(
        'Le focus y entre, y reste et revient au bouton. Échap ferme.',
        'The focus goes in, stays in and comes back to the button. Escape closes.',
      ),
    ],
    [
      names.noScript,
      localize(
        'Ne s’ouvre pas : ce qui compte a aussi sa page.',
        'Does not open: what matters has a page too.',
      ),
    ],
  ];
}

function DialogEntry() {
  const localize = useLocalize();
  const [open, setOpen] = useState<'form' | 'long' | null>(null);
  const close = () => setOpen(null);
  const labels = { close: localize('Fermer', 'Close'), onClose: close };
  return (
    <Entry
      name="dialog"
      title={localize('Dialogue', 'Dialog')}
      use={localize(
        'Une question ou un court formulaire, avant toute autre chose. Rare.',
        'One question or a short form, before anything else. Rare.',
      )}
      notes={useModalNotes()}
    >
      <State name={localize('Court formulaire', 'Short form')}>
        <Button kind="secondary" onClick={() => setOpen('form')}>
          {localize('Renommer le chantier', 'Rename the site')}
        </Button>
      </State>
      <State name={localize('Texte long, mot de quarante lettres', 'Long text, word of forty letters')}>
        <Button kind="secondary" onClick={() => setOpen('long')}>
          {localize('Lire les conditions', 'Read the terms')}
        </Button>
      </State>
      <Dialog
        {...labels}
        title={localize('Renommer le chantier', 'Rename the site')}
        isOpen={open === 'form'}
        actions={
          <>
            <Button onClick={close}>{localize('Renommer', 'Rename')}</Button>
            <Button kind="secondary" onClick={close}>
              {localize('Annuler', 'Cancel')}
            </Button>
          </>
        }
      >
        <TextField
          label={localize('Nom du chantier', 'Name of the site')}
          defaultValue={localize('Maison Lemoine, Vernon', 'Lemoine house, Vernon')}
        />
      </Dialog>
      <LongDialog {...labels} isOpen={open === 'long'} />
    </Entry>
  );
}

function LongDialog(props: { close: string; onClose: () => void; isOpen: boolean }) {
  const localize = useLocalize();
  const { longWord } = useStateNames();
  const text = localize(
    'Le délai court à compter de la réception des marchandises par le client ou par un tiers désigné par lui, autre que le transporteur.',
    'The period runs from the day the customer, or a third party named by him other than the carrier, takes possession of the goods.',
  );
  return (
    <Dialog {...props} title={longWord}>
      {Array.from({ length: 12 }, (_empty, index) => (
        <p key={index}>
          {index + 1}. {text}
        </p>
      ))}
    </Dialog>
  );
}

function DrawerEntry() {
  const localize = useLocalize();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choices = [
    localize('Inertie fluide', 'Fluid-filled'),
    localize('Inertie sèche', 'Dry thermal core'),
    localize('Rayonnant', 'Radiant'),
    localize('Soufflant', 'Fan heater'),
  ];
  return (
    <Entry
      name="drawer"
      title={localize('Tiroir', 'Drawer')}
      use={localize(
        'Les outils de la page, le long de son bord : filtres, panier. Plein écran sur téléphone.',
        'The page’s tools along its edge: filters, basket. The whole screen on a phone.',
      )}
      notes={useModalNotes()}
    >
      <State name={localize('Filtres', 'Filters')}>
        <Button kind="secondary" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
          {localize('Filtrer', 'Filter')}
        </Button>
      </State>
      <Drawer
        title={localize('Filtrer', 'Filter')}
        close={localize('Fermer', 'Close')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button kind="ink" wide onClick={close}>
            {localize('Voir 11 produits', 'Show 11 products')}
          </Button>
        }
      >
        <fieldset>
          <legend>
            <b>{localize('Technologie', 'Technology')}</b>
          </legend>
          {choices.map((choice) => (
            <Checkbox key={choice}>{choice}</Checkbox>
          ))}
        </fieldset>
      </Drawer>
    </Entry>
  );
}

function MenuEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const [last, setLast] = useState('');
  const command = (label: string) => ({ label, run: () => setLast(label) });
  return (
    <Entry
      name="menu"
      title={localize('Menu', 'Menu')}
      use={localize(
        'Des commandes sur une même chose, derrière un bouton. La navigation, elle, est faite de liens.',
        'Commands on one thing, behind a button. Finding one’s way is made of links instead.',
      )}
      notes={[
        [
          names.keyboard,
          localize(
            'Flèches, premières lettres, Échap ; le focus revient au bouton.',
            'Arrows, first letters, Escape; the focus comes back to the button.',
          ),
        ],
        [
          names.hover,
          localize('Filet d’accent de 3 px, fond de plâtre.', 'An accent rule of 3 px, plaster ground.'),
        ],
      ]}
    >
      <State name={names.rest}>
        <Menu
          label={localize('Commande 4170', 'Order 4170')}
          items={[
            command(localize('Dupliquer', 'Duplicate')),
            { label: localize('Télécharger la facture', 'Download the invoice'), note: 'PDF', href: '#menu' },
            {
              ...command(localize('Annuler', 'Cancel')),
              note: localize('Déjà expédiée', 'Already sent'),
              disabled: true,
            },
          ]}
        />
        <p role="status">{last && localize(`Choisi : ${last}`, `Chosen: ${last}`)}</p>
      </State>
      <State name={names.long}>
        <Menu label={names.longWord} items={[command(names.longWord)]} />
      </State>
    </Entry>
  );
}

function TooltipEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  return (
    <Entry
      name="tooltip"
      title={localize('Infobulle', 'Tooltip')}
      use={localize(
        'Quelques mots de plus sur un bouton-signe. Jamais le seul endroit où une chose est dite.',
        'A few more words on an icon button. Never the only place where something is said.',
      )}
      notes={[
        [
          names.keyboard,
          localize('Paraît au focus, disparaît avec Échap.', 'Shows with the focus, goes with Escape.'),
        ],
        [
          names.aloud,
          localize('Description du bouton, affichée ou non.', 'The button’s description, shown or not.'),
        ],
        [names.limit, localize('Un doigt ne survole pas.', 'Fingers do not hover.')],
      ]}
    >
      <State name={names.rest}>
        <Tooltip
          icon={CircleHelp}
          label={localize('À propos de l’éco-participation', 'About the recycling fee')}
          text={localize(
            'Finance le recyclage des appareils. Comprise dans le prix.',
            'Pays for recycling. Included in the price.',
          )}
        />
      </State>
      <State name={names.long}>
        <Tooltip icon={ShoppingBasket} label={localize('Panier', 'Basket')} text={names.longWord} />
      </State>
    </Entry>
  );
}
