/**
 * The key under which earlier versions kept the orders whose animals were added or declined, by id;
 * now the account has them. Apart, so that signing out does not load the tank's page.
 */
export const TANK_ORDERS_KEY = 'reef-tank-orders';
