import type { z } from 'zod';
import { accountDeleted, deletionForm, deletionState } from './account-deletion.ts';
import { identifier, listOf } from './common.ts';
import {
  address,
  addressAnswer,
  addressForm,
  addressRemoval,
  customerAnswer,
  customerForm,
} from './customer.ts';
import { read, type Operation } from './operation.ts';

const OWN = '/customer/{customer_id}';
const ADDRESS = `${OWN}/address/{address_id}`;

/** What customers do with what is known of them (spec section 7, customer). */
export const CUSTOMER_OPERATIONS: readonly Operation[] = [
  form('put', OWN, 'Changes who the customer is', customerForm, customerAnswer),
  form('post', `${OWN}/address`, 'Adds an address', addressForm, addressAnswer),
  form('post', ADDRESS, 'Replaces an address', addressForm, addressAnswer),
  form('patch', ADDRESS, 'Changes an address', addressForm.partial(), addressAnswer),
  form('delete', ADDRESS, 'Removes an address', addressRemoval, addressAnswer),
  ...addressResource(),
  {
    ...read(
      'customer',
      '/user/deletion',
      'What stands in the way of deleting the account, and what goes with it',
      {
        answer: deletionState,
      },
    ),
    access: 'customer',
  },
  form(
    'delete',
    '/user',
    'Deletes the account and all that is known of its owner; 409 while orders are open',
    deletionForm,
    accountDeleted,
  ),
  form('delete', '/customer', 'The same, by the name of the customer', deletionForm, accountDeleted),
];

/** The same addresses as a generic resource. */
function addressResource(): Operation[] {
  const whole = addressForm.extend({ id: identifier });
  const operations: Operation[] = [
    read('address', '/address', 'One’s addresses and those of one’s company', { answer: listOf(address) }),
    read('address', '/address/{id}', 'One by its number', { answer: address }),
    form('post', '/address', 'Adds an address', addressForm, addressAnswer),
    form('put', '/address', 'Replaces an address', whole, addressAnswer),
    form('delete', '/address/{id}', 'Removes an address', addressRemoval, addressAnswer),
  ];
  return operations.map((operation) => ({ ...operation, tag: 'address', access: 'customer' }));
}

function form(
  method: Operation['method'],
  path: string,
  summary: string,
  body: z.ZodObject,
  answer: z.ZodType,
): Operation {
  const id = `${method.toUpperCase()} ${path}`;
  return { id, method, path, summary, tag: 'customer', access: 'customer', body, isForm: true, answer };
}
