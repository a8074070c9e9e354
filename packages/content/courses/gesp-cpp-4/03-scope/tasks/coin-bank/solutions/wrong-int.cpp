// fails: 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 13 WA
#include <iostream>
#include <string>
using namespace std;

int money, most;
int refused;

void put(int x) {
    money += x;
    if (money > most) most = money;
}

void take(int x) {
    if (x > money) {
        refused++;
        return;
    }
    money -= x;
}

int main() {
    int n;
    cin >> n;
    money = most = 0;
    refused = 0;
    for (int i = 1; i <= n; i++) {
        string word;
        cin >> word;
        if (word == "ask") {
            cout << money << endl;
        } else {
            int x;
            cin >> x;
            if (word == "in") put(x);
            else take(x);
        }
    }
    cout << refused << " " << most << endl;
    return 0;
}
