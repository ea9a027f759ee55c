import { observer } from 'mobx-react-lite';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Toast, ToastRegion } from '#client/ui/toast/toast.tsx';

/** Short messages in a corner, read out politely. */
export const Toasts = observer(function Toasts() {
  const text = useText();
  const { toasts } = useStore();
  return (
    <ToastRegion>
      {toasts.toasts.map(({ id, kind, message, action }) => (
        <Toast
          key={id}
          kind={kind}
          message={text(message)}
          close={text('toast.close')}
          onClose={() => toasts.remove(id)}
          action={action && { label: text(action.label), run: action.run }}
        />
      ))}
    </ToastRegion>
  );
});
