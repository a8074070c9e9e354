// fails: 05 WA, 08 WA, 09 WA, 12 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string name, bestName;
    int cups, price, sum = 0, most = -1;
    int count = 0, best = 0;
    while (cin >> name >> cups >> price) {
        count++;
        int money = cups * price;
        sum += money;
        if (money > most) {
            most = money;
            best = count;
            bestName = name;
        }
    }
    cout << count << " " << sum << endl;
    cout << best << " " << bestName << endl;
    return 0;
}
