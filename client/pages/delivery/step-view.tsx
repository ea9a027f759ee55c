import loadable from '@loadable/component';
import { useEffect, useRef, useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useNavigation } from '#client/app/router/navigation.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { CartChanges } from '#client/components/cart-changes/cart-changes.tsx';
import { ShownCartField } from '#client/components/cart-changes/shown-cart-field.tsx';
import { ChronopostBanner } from '#client/components/chronopost/chronopost-banner.tsx';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import type { RelayDialogProps } from '#client/components/relay-picker/relay-dialog.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { FieldError } from '#client/ui/field/field.tsx';
import { needsRelay } from '#shared/domain/carriers.ts';
import { CarrierCard } from './carrier-card.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { DeliveryData } from './delivery-data.ts';
import { relaysPath } from './delivery-view.ts';
import { DELIVERY_ERRORS, deliveryLabels } from './delivery-errors.ts';
import { ReferenceFields } from './reference-fields.tsx';
import { announce } from '#client/ui/live-region/announce.ts';
import styles from './step-view.module.css';
import { openParts } from './open-parts.ts';
import { useDelivery } from './use-delivery.ts';

const RelayDialog = island(
  loadable(async () => (await import('#client/components/relay-picker/relay-dialog.tsx')).RelayDialog),
  RelaysPage,
);

/** Fallback when the dialog fails to load or throws: navigates to the page of relay points. */
function RelaysPage({ near }: Pick<RelayDialogProps, 'near'>) {
  const { match } = usePage();
  const navigate = useNavigation();
  const place = [near?.zipcode, near?.city].filter(Boolean).join(' ');
  useEffect(
    () => navigate(relaysPath(match.pathname) + encodeURIComponent(place)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, on mount
    [],
  );
  return null;
}

export const StepView = island(StepViewContent);

function StepViewContent({ data }: { data: Extract<DeliveryData, { view: 'step' }> }) {
  const text = useTranslations();
  const delivery = useDelivery(data.cart);
  const [isPicking, setPicking] = useState<boolean | null>(null);
  const chosen = useRef<HTMLDivElement>(null);
  const error = useFormFields(DELIVERY_ERRORS)('carrier', text('delivery.carriers')).error;
  const { cart, relay } = delivery;
  const address = cart.shipping.delivery_address;
  const choose = (carrier: string) => {
    delivery.choose(carrier);
    if (needsRelay(carrier) && !relay) setPicking(true);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <h1 className={styles.title}>{text('delivery.title')}</h1>
        <p className={styles.lead}>
          {text('delivery.lead')}
          {address && ` ${text('delivery.prices_for', { place: `${address.zipcode} ${address.city}` })}`}
        </p>
        <ChronopostBanner />
        <PostForm
          labels={deliveryLabels(text, openParts(delivery))}
          errorMessages={DELIVERY_ERRORS}
          refusedTitle={text('delivery.check_cart')}
          details={<CartChanges cart={cart} />}
          onBlur={delivery.saveTyped}
        >
          <ShownCartField cart={cart} />
          <fieldset
            id="field-carrier"
            tabIndex={-1}
            className={styles.cards}
            aria-describedby="carrier-error"
          >
            <legend className="hidden">{text('delivery.carriers')}</legend>
            {cart.carriers.map((carrier) => (
              <CarrierCard
                key={carrier.id}
                carrier={carrier}
                delivery={delivery}
                chosenRef={chosen}
                onChoose={choose}
                onPick={() => setPicking(true)}
              />
            ))}
            <FieldError id="carrier-error" error={error} />
          </fieldset>
          <ReferenceFields typed={delivery.typed} type={delivery.type} />
          <div className={styles.ways}>
            <SubmitButton name="intent" value="continue">
              {text('delivery.continue')}
            </SubmitButton>
          </div>
        </PostForm>
      </div>
      <CartSummary cart={cart} />
      {isPicking !== null && (
        <RelayDialog
          key={address?.id}
          isOpen={isPicking}
          onClose={() => setPicking(false)}
          near={address}
          onChoose={(picked) => {
            delivery.chooseRelay(picked);
            setPicking(false);
            announce(text('delivery.relay_chosen', { name: picked.nom }));
            requestAnimationFrame(() => chosen.current?.focus());
          }}
        />
      )}
    </div>
  );
}
