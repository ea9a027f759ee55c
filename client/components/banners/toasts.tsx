import { observer } from 'mobx-react-lite';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Toast, ToastRegion } from '#client/ui/toast/toast.tsx';

const PlainToasts = observer(function PlainToasts() {
  const text = useTranslations();
  const { toasts } = useStore().toasts;
  return (
    <ToastRegion label={toasts.length > 0 ? text('toast.region') : undefined}>
      {toasts.map(({ id, message }) => (
        <p key={id}>{text(message)}</p>
      ))}
    </ToastRegion>
  );
});

export const Toasts = island(
  observer(function Toasts() {
    const text = useTranslations();
    const { toasts } = useStore();
    return (
      <ToastRegion label={toasts.toasts.length > 0 ? text('toast.region') : undefined}>
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
  }),
  PlainToasts,
);
