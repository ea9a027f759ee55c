import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Toast, ToastRegion } from '#client/ui/toast/toast.tsx';
import { Entry, State, useStateNames } from './specimen.tsx';
import { useSay } from './use-say.ts';

type Kind = 'success' | 'warning' | 'error';

export function ToastEntry() {
  const say = useSay();
  const names = useStateNames();
  const [shown, setShown] = useState<Kind[]>([]);
  const messages: Record<Kind, { name: string; message: string; action?: string }> = {
    success: {
      name: say('Réussite', 'Success'),
      message: say('Votre message est parti.', 'Your message is on its way.'),
    },
    warning: {
      name: say('Avertissement, avec action', 'Warning, with an action'),
      message: say('Vous avez été déconnecté.', 'You have been logged out.'),
      action: say('Se connecter', 'Log in'),
    },
    error: {
      name: say('Erreur', 'Error'),
      message: say('L’envoi a échoué. Votre texte est intact.', 'Sending failed. Your text is still here.'),
    },
  };
  const hide = (kind: Kind) => setShown(shown.filter((other) => other !== kind));
  return (
    <Entry
      name="toast"
      title={say('Message bref', 'Toast')}
      use={say(
        'Ce qui vient d’arriver ailleurs, en une phrase. Ce qui demande d’agir reste dans la page.',
        'What has just happened elsewhere, in a sentence. What has to be acted on stays in the page.',
      )}
      notes={[
        [
          names.aloud,
          say('Lu sans interrompre, à son arrivée.', 'Read when it comes, without interrupting.'),
        ],
        [names.keyboard, say('Ne prend jamais le focus.', 'Never takes the focus.')],
      ]}
    >
      {(Object.keys(messages) as Kind[]).map((kind) => (
        <State key={kind} name={messages[kind].name}>
          <Button
            kind="secondary"
            onClick={() => setShown([...shown.filter((other) => other !== kind), kind])}
          >
            {say('Montrer', 'Show')}
            <span className="hidden"> ({messages[kind].name})</span>
          </Button>
        </State>
      ))}
      <ToastRegion label={say('Messages brefs', 'Short messages')}>
        {shown.map((kind) => {
          const { message, action } = messages[kind];
          return (
            <Toast
              key={kind}
              kind={kind}
              message={message}
              close={say('Fermer', 'Close')}
              onClose={() => hide(kind)}
              action={action ? { label: action, run: () => hide(kind) } : undefined}
            />
          );
        })}
      </ToastRegion>
    </Entry>
  );
}
