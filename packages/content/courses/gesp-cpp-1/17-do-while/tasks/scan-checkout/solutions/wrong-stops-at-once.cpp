// fails: 01 WA, 02 TLE, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    long long price, sum = 0;
    int count = 0;
    do {
        cin >> price;
        sum += price;
        if (price != 0) count++;
    } while (price == 0);
    cout << count << " " << sum << endl;
    return 0;
}
