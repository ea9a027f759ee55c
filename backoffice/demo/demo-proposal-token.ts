/** Opens the shared proposal of the demo; only databases with demo data know it. */
export const DEMO_PROPOSAL_TOKEN = 'demo-proposal-pavillon-hautemer';
