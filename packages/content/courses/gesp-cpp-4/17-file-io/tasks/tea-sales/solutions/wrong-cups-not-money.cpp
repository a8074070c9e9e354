// fails: 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string name, bestName;
    long long cups, price, sum = 0, most = -1;
    int count = 0, best = 0;
    while (cin >> name >> cups >> price) {
        count++;
        long long money = cups * price;
        sum += money;
        if (cups > most) {
            most = cups;
            best = count;
            bestName = name;
        }
    }
    cout << count << " " << sum << endl;
    cout << best << " " << bestName << endl;
    return 0;
}
