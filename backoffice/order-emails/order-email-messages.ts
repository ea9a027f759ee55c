import type { Locale } from '#shared/locale.ts';

export type EmailKind = 'confirmed' | 'transfer' | 'paid' | 'settled' | 'refused' | 'shipped' | 'cancelled';

type Words = { title: (reference: string) => string; text: string; closing: string };

export const ORDER_EMAIL_MESSAGES: Record<Locale, Record<EmailKind, Words>> = {
  fr: {
    confirmed: {
      title: (reference) => `Votre commande ${reference} est confirmée`,
      text: 'Merci. Nous préparons votre commande et vous écrirons quand elle partira. Vous trouverez ci-joint le document qui l’accompagne.',
      closing: 'Une question sur cette commande ? Répondez à ce message.',
    },
    transfer: {
      title: (reference) => `Votre commande ${reference} attend votre virement`,
      text: 'Votre commande est enregistrée et ses articles sont réservés. La préparation commence dès que le virement est reçu ; indiquez la référence de la commande dans son libellé.',
      closing: 'Le bon de commande est joint. La facture suit dès réception du virement.',
    },
    paid: {
      title: (reference) => `Nous avons reçu votre virement, commande ${reference}`,
      text: 'Le virement est arrivé et la préparation commence. Votre facture est jointe.',
      closing: 'Une question sur cette commande ? Répondez à ce message.',
    },
    settled: {
      title: (reference) => `Nous avons reçu votre règlement, commande ${reference}`,
      text: 'La facture de cette commande est réglée. Son montant est de nouveau disponible dans votre encours.',
      closing: 'Une question sur cette commande ? Répondez à ce message.',
    },
    cancelled: {
      title: (reference) => `Votre commande ${reference} est annulée`,
      text: 'Rien ne sera livré et rien n’est dû. Si un virement est déjà parti, nous vous le rembourserons : répondez à ce message.',
      closing:
        'Ce n’est pas ce que vous vouliez ? Vous pouvez commander de nouveau depuis la page de la commande.',
    },
    refused: {
      title: (reference) => `Le paiement de votre commande ${reference} n’a pas abouti`,
      text: 'La banque n’a pas accepté le paiement. Rien n’a été débité. Votre panier est intact : vous pouvez réessayer, avec la même carte ou un autre moyen de paiement.',
      closing: 'Si un montant apparaît malgré tout sur votre relevé, votre banque vous le remboursera.',
    },
    shipped: {
      title: (reference) => `Votre commande ${reference} est en route`,
      text: 'Votre commande a quitté nos ateliers. Vérifiez les colis devant le livreur : un carton abîmé se note sur le bon de livraison.',
      closing: 'Les documents sont joints.',
    },
  },
  en: {
    confirmed: {
      title: (reference) => `Your order ${reference} is confirmed`,
      text: 'Thank you. We are preparing your order and will write again when it is dispatched. The document for it is attached.',
      closing: 'Do you have a question about this order? Reply to this message.',
    },
    transfer: {
      title: (reference) => `We are waiting for your transfer, order ${reference}`,
      text: 'Your order is recorded and its items are reserved. We start preparing it as soon as the transfer arrives; please quote the order reference.',
      closing: 'The order form is attached. The invoice follows once the transfer has arrived.',
    },
    paid: {
      title: (reference) => `Your transfer for order ${reference} has arrived`,
      text: 'Your transfer has arrived and we have started to prepare your order. Your invoice is attached.',
      closing: 'Do you have a question about this order? Reply to this message.',
    },
    settled: {
      title: (reference) => `Your payment for order ${reference} has arrived`,
      text: 'The invoice for this order is paid, and its amount is available again within your credit limit.',
      closing: 'Do you have a question about this order? Reply to this message.',
    },
    cancelled: {
      title: (reference) => `Your order ${reference} is cancelled`,
      text: 'Nothing will be delivered and nothing is owed. If you have already sent a transfer, we will refund it: reply to this message.',
      closing: 'Not what you wanted? You can order again from the order page.',
    },
    refused: {
      title: (reference) => `The payment for your order ${reference} did not go through`,
      text: 'The bank did not accept the payment. Nothing was charged. Your cart is as it was: you can try again, with the same card or another payment method.',
      closing: 'If an amount appears on your statement all the same, your bank will refund it.',
    },
    shipped: {
      title: (reference) => `Your order ${reference} is on its way`,
      text: 'Your order has left our factory. Check the parcels while the driver is there, and write any damage on the delivery note.',
      closing: 'The documents are attached.',
    },
  },
};

type EmailLabel =
  | 'hello'
  | 'order'
  | 'order_number'
  | 'site_reference'
  | 'points'
  | 'before_tax'
  | 'total'
  | 'carrier'
  | 'date'
  | 'tracking'
  | 'place'
  | 'lines'
  | 'link'
  | 'holder';

export const EMAIL_LABELS: Record<Locale, Record<EmailLabel, string>> = {
  fr: {
    hello: 'Bonjour',
    order: 'Commande',
    order_number: 'Votre commande',
    site_reference: 'Référence du chantier',
    points: 'Les points utilisés pour cette commande sont revenus sur votre compte de fidélité.',
    before_tax: 'HT',
    total: 'Total TTC',
    carrier: 'Transport',
    date: 'Date de livraison',
    tracking: 'Numéro de suivi',
    place: 'Livraison',
    lines: 'Articles',
    link: 'Suivre la commande',
    holder: 'Titulaire du compte',
  },
  en: {
    hello: 'Hello',
    order: 'Order',
    order_number: 'Your order number',
    site_reference: 'Site reference',
    points: 'The points used for this order are back in your loyalty account.',
    before_tax: 'excl. VAT',
    total: 'Total incl. VAT',
    carrier: 'Carrier',
    date: 'Delivery date',
    tracking: 'Tracking number',
    place: 'Delivery',
    lines: 'Items',
    link: 'Follow the order',
    holder: 'Account holder',
  },
};
