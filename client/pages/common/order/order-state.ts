import type { CartResponse } from '#shared/contract/cart.ts';
import type { OrderDetails } from '#shared/contract/order-call.ts';
import type { OrderState } from '#shared/contract/order.ts';

/** Order state derived from the cart. Leaves the selected payment unchanged. */
export function orderOfCart({ carriers, shipping }: CartResponse): Partial<OrderState> {
  return {
    orderId: null,
    orderDetails: null,
    selectedCarrier: carriers.find(({ technical_name: name }) => name === shipping.carrier) ?? null,
    shippingAddress: shipping.delivery_address,
    billingAddress: shipping.invoice_address,
    selectedRelay: shipping.relay,
    phone: shipping.phone,
  };
}

export function stateOfOrder(order: OrderDetails): Partial<OrderState> {
  const { id, payment, carrier, delivery_address, invoice_address, phone } = order;
  return {
    orderId: id,
    paymentBy: payment,
    phone,
    orderDetails: { id, payment, carrier, delivery_address, invoice_address },
  };
}
