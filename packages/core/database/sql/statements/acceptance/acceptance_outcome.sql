-- Whether work was accepted whose statement broke off; if not, it never will be. $1: the work's id; $2: its account.
SELECT acceptance_outcome($1, $2) AS accepted
