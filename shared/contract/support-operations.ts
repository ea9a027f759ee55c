import { z } from 'zod';
import { listOf } from './common.ts';
import { configurationShare, configurationShareResponse } from './configuration-share.ts';
import { contactList, contactPoint, contactQuery } from './contact.ts';
import { customerContactList, customerContactQuery } from './customer-contact.ts';
import { operation } from './operation.ts';
import { OPERATOR_ROLES } from './operator-role.ts';
import {
  sav,
  savCategory,
  savCategoryContent,
  savFault,
  savFaultSummary,
  savSearchResponse,
  savSearchQuery,
  savSummary,
  savVote,
  savVoteResponse,
} from './sav.ts';
import {
  accountRequest,
  accountRequestResponse,
  ticketResponse,
  ticketForm,
  ticketFormValues,
} from './ticket.ts';

/** Contacts, tickets and after-sales pages. Each product family has its own paths. */
export const SUPPORT_OPERATIONS = [
  operation('GET /contact', {
    tag: 'contact',
    summary: 'Lists installers, distributors or stockists, nearest first',
    query: contactQuery,
    response: contactList,
  }),
  operation('GET /contact/{id}', {
    tag: 'contact',
    summary: 'Returns one contact',
    response: contactPoint,
  }),
  operation('GET /thermo/search-customer', {
    tag: 'contact',
    summary: 'Lists the contacts responsible for the postcode of a customer',
    access: 'customer-or-operator',
    roles: OPERATOR_ROLES,
    query: customerContactQuery,
    response: customerContactList,
  }),
  operation('GET /thermo/search-customer/{id}', {
    tag: 'contact',
    summary: 'Returns one of these contacts as a vCard',
    access: 'customer',
    fileType: 'text/vcard; charset=utf-8',
    response: z.string(),
  }),
  operation('GET /chauffage/search-customer', {
    tag: 'contact',
    summary: 'Lists the contacts responsible for the postcode of a customer',
    access: 'customer-or-operator',
    roles: OPERATOR_ROLES,
    query: customerContactQuery,
    response: customerContactList,
  }),
  operation('GET /chauffage/search-customer/{id}', {
    tag: 'contact',
    summary: 'Returns one of these contacts as a vCard',
    access: 'customer',
    fileType: 'text/vcard; charset=utf-8',
    response: z.string(),
  }),
  operation('POST /contact/send-mail-create-account', {
    tag: 'contact',
    summary: 'Asks the team to open web access for an existing customer',
    body: accountRequest,
    response: accountRequestResponse,
  }),
  operation('POST /contact/send-configuration-installateur', {
    tag: 'contact',
    summary: 'Mails configurations to an installer with a copy to the sender, once per key',
    access: 'customer',
    body: configurationShare,
    isForm: true,
    response: configurationShareResponse,
  }),
  operation('GET /ticket-form-values', {
    tag: 'ticket',
    summary: 'Returns what the contact form offers',
    response: ticketFormValues,
  }),
  operation('POST /ticket', {
    tag: 'ticket',
    summary: 'Stores a request with up to three files (JPEG, PNG or PDF, 5 MB each)',
    body: ticketForm,
    hasFiles: true,
    response: ticketResponse,
  }),
  operation('GET /sav', {
    tag: 'sav',
    summary: 'Lists after-sales pages',
    response: listOf(savSummary),
  }),
  operation('GET /sav/{id}', {
    tag: 'sav',
    summary: 'Returns one after-sales page',
    response: sav,
  }),
  operation('GET /sav/category', {
    tag: 'sav',
    summary: 'Returns the tree of after-sales categories',
    response: listOf(savCategory),
  }),
  operation('GET /sav/category/{id}', {
    tag: 'sav',
    summary: 'Returns a category with its pages and questions',
    response: savCategoryContent,
  }),
  operation('GET /sav/search', {
    tag: 'sav',
    summary: 'Searches questions, after-sales pages and faults',
    query: savSearchQuery,
    response: savSearchResponse,
  }),
  operation('GET /sav/fault', {
    tag: 'sav',
    summary: 'Lists faults by code or symptom',
    query: savSearchQuery,
    response: listOf(savFaultSummary),
  }),
  operation('GET /sav/fault/{id}', {
    tag: 'sav',
    summary: 'Returns a fault with its checks',
    response: savFault,
  }),
  operation('POST /sav/vote', {
    tag: 'sav',
    summary: 'Records whether an after-sales page helped, one vote per visitor',
    body: savVote,
    response: savVoteResponse,
  }),
];
