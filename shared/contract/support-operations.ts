import { z } from 'zod';
import { listOf } from './common.ts';
import { configurationShare, configurationShareAnswer } from './configuration-share.ts';
import { contactList, contactPoint, contactQuery } from './contact.ts';
import { customerContactList, customerContactQuery } from './customer-contact.ts';
import { operation } from './operation.ts';
import {
  sav,
  savCategory,
  savCategoryContent,
  savFault,
  savFaultSummary,
  savSearchAnswer,
  savSearchQuery,
  savSummary,
  savVote,
  savVoteAnswer,
} from './sav.ts';
import {
  accountRequest,
  accountRequestAnswer,
  ticketAnswer,
  ticketForm,
  ticketFormValues,
} from './ticket.ts';

/** Contacts, tickets and after-sales pages. The product families are few, and each has paths of its own. */
export const SUPPORT_OPERATIONS = [
  operation('GET /contact', {
    tag: 'contact',
    summary: 'Installers, distributors or stockists, nearest first',
    query: contactQuery,
    response: contactList,
  }),
  operation('GET /contact/{id}', {
    tag: 'contact',
    summary: 'One by its number',
    response: contactPoint,
  }),
  operation('GET /thermo/search-customer', {
    tag: 'contact',
    summary: 'Who is responsible for a customer’s postcode',
    access: 'customer-or-operator',
    query: customerContactQuery,
    response: customerContactList,
  }),
  operation('GET /thermo/search-customer/{id}', {
    tag: 'contact',
    summary: 'One of them, for an address book',
    access: 'customer',
    fileType: 'text/vcard; charset=utf-8',
    response: z.string(),
  }),
  operation('GET /chauffage/search-customer', {
    tag: 'contact',
    summary: 'Who is responsible for a customer’s postcode',
    access: 'customer-or-operator',
    query: customerContactQuery,
    response: customerContactList,
  }),
  operation('GET /chauffage/search-customer/{id}', {
    tag: 'contact',
    summary: 'One of them, for an address book',
    access: 'customer',
    fileType: 'text/vcard; charset=utf-8',
    response: z.string(),
  }),
  operation('POST /contact/send-mail-create-account', {
    tag: 'contact',
    summary: 'Asks the team to open web access for an existing customer',
    body: accountRequest,
    response: accountRequestAnswer,
  }),
  operation('POST /contact/send-configuration-installateur', {
    tag: 'contact',
    summary: 'Mails configurations of one’s own to an installer, with a copy to oneself: once a key',
    access: 'customer',
    body: configurationShare,
    isForm: true,
    response: configurationShareAnswer,
  }),
  operation('GET /ticket-form-values', {
    tag: 'ticket',
    summary: 'What a contact form needs to know',
    response: ticketFormValues,
  }),
  operation('POST /ticket', {
    tag: 'ticket',
    summary: 'A question with its files: jpg, png or pdf by their bytes, three at most, 5 MB each',
    body: ticketForm,
    hasFiles: true,
    response: ticketAnswer,
  }),
  operation('GET /sav', {
    tag: 'sav',
    summary: 'After-sales pages',
    response: listOf(savSummary),
  }),
  operation('GET /sav/{id}', {
    tag: 'sav',
    summary: 'One by its number',
    response: sav,
  }),
  operation('GET /sav/category', {
    tag: 'sav',
    summary: 'The tree of after-sales categories',
    response: listOf(savCategory),
  }),
  operation('GET /sav/category/{id}', {
    tag: 'sav',
    summary: 'A category with its pages and questions',
    response: savCategoryContent,
  }),
  operation('GET /sav/search', {
    tag: 'sav',
    summary: 'Questions, after-sales pages and faults by text',
    query: savSearchQuery,
    response: savSearchAnswer,
  }),
  operation('GET /sav/fault', {
    tag: 'sav',
    summary: 'Faults by code or symptom',
    query: savSearchQuery,
    response: listOf(savFaultSummary),
  }),
  operation('GET /sav/fault/{id}', {
    tag: 'sav',
    summary: 'A fault with its checks',
    response: savFault,
  }),
  operation('POST /sav/vote', {
    tag: 'sav',
    summary: 'Whether an after-sales page helped: one vote a visitor, the second changes the first',
    body: savVote,
    response: savVoteAnswer,
  }),
];
