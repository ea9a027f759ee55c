/** Presses a button of the team's page of orders. @returns the status of the response */
export async function pressOrder(
  url: string,
  orderId: number,
  action: string,
  tracking = '',
): Promise<number> {
  const { status } = await fetch(`${url}/orders/${orderId}/${action}`, {
    method: 'POST',
    body: new URLSearchParams({ tracking }),
    redirect: 'manual',
  });
  return status;
}
