/**
 * Stands for the site in counters of attempts: operators belong to none, and no site has the number zero. Attempts at
 * their accounts count like those at accounts of customers.
 */
export const OPERATOR_SITE = 0;
