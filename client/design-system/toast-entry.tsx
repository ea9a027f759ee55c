import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Toast, ToastRegion } from '#client/ui/toast/toast.tsx';
import { Entry, State, useStateNames } from './specimen.tsx';
import { useLocalize } from './use-localize.ts';

type Kind = 'success' | 'warning' | 'error';

export function ToastEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  const [shown, setShown] = useState<Kind[]>([]);
  const messages: Record<Kind, { name: string; message: string; action?: string }> = {
    success: {
      name: localize('Réussite', 'Success'),
      message: localize('Votre message est parti.', 'Your message is on its way.'),
    },
    warning: {
      name: localize('Avertissement, avec action', 'Warning, with an action'),
      message: localize('Vous avez été déconnecté.', 'You have been logged out.'),
      action: localize('Se connecter', 'Log in'),
    },
    error: {
      name: localize('Erreur', 'Error'),
      message: localize(
        'L’envoi a échoué. Votre texte est intact.',
        'Sending failed. Your text is still here.',
      ),
    },
  };
  const hide = (kind: Kind) => setShown(shown.filter((other) => other !== kind));
  return (
    <Entry
      name="toast"
      title={localize('Message bref', 'Toast')}
      use={localize(
        'Ce qui vient d’arriver ailleurs, en une phrase. Ce qui demande d’agir reste dans la page.',
        'What has just happened elsewhere, in a sentence. What has to be acted on stays in the page.',
      )}
      notes={[
        [
          names.aloud,
          localize('Lu sans interrompre, à son arrivée.', 'Read when it comes, without interrupting.'),
        ],
        [names.keyboard, localize('Ne prend jamais le focus.', 'Never takes the focus.')],
      ]}
    >
      {(Object.keys(messages) as Kind[]).map((kind) => (
        <State key={kind} name={messages[kind].name}>
          <Button
            kind="secondary"
            onClick={() => setShown([...shown.filter((other) => other !== kind), kind])}
          >
            {localize('Montrer', 'Show')}
            <span className="hidden"> ({messages[kind].name})</span>
          </Button>
        </State>
      ))}
      <ToastRegion label={localize('Messages brefs', 'Short messages')}>
        {shown.map((kind) => {
          const { message, action } = messages[kind];
          return (
            <Toast
              key={kind}
              kind={kind}
              message={message}
              close={localize('Fermer', 'Close')}
              onClose={() => hide(kind)}
              action={action ? { label: action, run: () => hide(kind) } : undefined}
            />
          );
        })}
      </ToastRegion>
    </Entry>
  );
}
