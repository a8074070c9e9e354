/** What looks like an address; whether there is such a box, the code that is sent there will tell. */
export const EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/;
